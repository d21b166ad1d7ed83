<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Questions;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\MortgageCalculator\Fields\LoanFields;
use Svc\MortgageCalculator\Fields\Numbers;

/** What the questions are answered with. */
final class AnswerFields {

	public static function calculation(): Record {
		return self::complete( array( 'input' => LoanFields::output()->describe( __( 'The input with its defaults; sent again, it gives the same answer', 'svc' ) ) ) + self::loan() + self::course() + self::costs() );
	}

	public static function row(): Record {
		return self::complete(
			array(
				'number'             => ( new Whole( 1 ) )->describe( __( 'Number of the payment or year', 'svc' ) ),
				'month'              => self::month( __( 'Month; of a year, its last month', 'svc' ) ),
				'payment'            => self::amount( __( 'Payment of principal and interest', 'svc' ) ),
				'interest'           => self::amount( __( 'Interest', 'svc' ) ),
				'principal'          => self::amount( __( 'Principal', 'svc' ) ),
				'extra'              => self::amount( __( 'Extra payment', 'svc' ) ),
				'mortgage_insurance' => self::amount( __( 'Mortgage insurance', 'svc' ) ),
				'balance'            => self::amount( __( 'Balance afterwards', 'svc' ) ),
			)
		);
	}

	public static function affordability(): Record {
		return self::complete(
			array(
				'max_price'     => self::amount( __( 'Highest price, in whole dollars; 0.00 where none fits', 'svc' ) ),
				'monthly_limit' => self::amount( __( 'Highest monthly cost', 'svc' ) ),
				'limited_by'    => ( new Choice( array( 'front', 'back', 'down_payment' ) ) )->describe( __( 'Which limit that price reaches', 'svc' ) ),
				'front_ratio'   => self::percent( __( 'Largest share of the income for the home', 'svc' ) ),
				'back_ratio'    => self::percent( __( 'Largest share of the income for home and debts', 'svc' ) ),
				'calculation'   => self::calculation()->nullable()->describe( __( 'The calculation at that price; null where none fits', 'svc' ) ),
			)
		);
	}

	public static function refinance(): Record {
		return self::complete(
			array(
				'current_payment'       => self::amount( __( 'Payment of the loan that is paid off', 'svc' ) ),
				'new_payment'           => self::amount( __( 'Payment of the new loan', 'svc' ) ),
				'monthly_saving'        => self::amount( __( 'Monthly saving', 'svc' ) ),
				'break_even_months'     => ( new Whole( 0 ) )->nullable()->describe( __( 'Months until the savings have paid the costs; null without saving', 'svc' ) ),
				'net_break_even_months' => ( new Whole( 1 ) )->nullable()->describe( __( 'First month after which the amounts paid and still owed are no higher than without refinancing; null if never', 'svc' ) ),
				'current_interest'      => self::amount( __( 'Interest left to pay without refinancing', 'svc' ) ),
				'new_interest'          => self::amount( __( 'Interest of the new loan', 'svc' ) ),
				'lifetime_saving'       => self::amount( __( 'Total saving', 'svc' ) ),
				'new_loan_amount'       => self::amount( __( 'Amount of the new loan', 'svc' ) ),
			)
		);
	}

	public static function comparison(): Record {
		$loan  = array(
			'label'          => ( new Text( 60, 1 ) )->describe( __( 'Name of the loan', 'svc' ) ),
			'cost'           => self::amount( __( 'Interest, insurance and costs in these months', 'svc' ) ),
			'principal_paid' => self::amount( __( 'Principal paid in these months', 'svc' ) ),
			'calculation'    => self::calculation()->describe( __( 'The calculation', 'svc' ) ),
		);
		$index = ( new Whole( 0, 3 ) )->describe( __( 'Index of the loan', 'svc' ) );
		return self::complete(
			array(
				'months' => ( new Whole( 1, 480 ) )->describe( __( 'Months for which costs are compared', 'svc' ) ),
				'loans'  => ( new ListOf( self::complete( $loan ), 4, unique: false, min: 2 ) )->describe( __( 'Loans, as sent', 'svc' ) ),
				'lowest' => self::complete( array_fill_keys( array( 'monthly', 'apr', 'cost' ), $index ) )->describe( __( 'Which loan has the lowest figure', 'svc' ) ),
			)
		);
	}

	public static function apr(): Record {
		return self::complete(
			array(
				'apr'               => self::rate(),
				'finance_charge'    => self::amount( __( 'Finance charge', 'svc' ) ),
				'total_of_payments' => self::amount( __( 'Sum of all payments', 'svc' ) ),
			)
		);
	}

	/** @return array<string, Type> */
	private static function loan(): array {
		return array(
			'base_loan'        => self::amount( __( 'Loan without a financed fee', 'svc' ) ),
			'upfront_fee'      => self::amount( __( 'Fee or premium taken once', 'svc' ) ),
			'loan_amount'      => self::amount( __( 'Amount of the loan', 'svc' ) ),
			'ltv'              => self::percent( __( 'Share of the base loan in the price', 'svc' ) ),
			'monthly'          => self::complete(
				array(
					'principal_interest' => self::amount( __( 'Principal and interest', 'svc' ) ),
					'mortgage_insurance' => self::amount( __( 'Mortgage insurance', 'svc' ) ),
					'tax'                => self::amount( __( 'Property tax', 'svc' ) ),
					'insurance'          => self::amount( __( 'Homeowner’s insurance', 'svc' ) ),
					'hoa'                => self::amount( __( 'Association fee', 'svc' ) ),
					'total'              => self::amount( __( 'Sum of these', 'svc' ) ),
				)
			)->describe( __( 'Cost of the first month', 'svc' ) ),
			'biweekly_payment' => self::amount( __( 'Payment every two weeks; null where payments are monthly', 'svc' ) )->nullable(),
		);
	}

	/** @return array<string, Type> */
	private static function course(): array {
		return array(
			'payments'                 => ( new Whole( 1 ) )->describe( __( 'Number of payments', 'svc' ) ),
			'months'                   => ( new Whole( 1 ) )->describe( __( 'Months until it is paid off', 'svc' ) ),
			'last_payment'             => self::amount( __( 'Last payment', 'svc' ) ),
			'first_month'              => self::month( __( 'Month of the first payment', 'svc' ) ),
			'last_month'               => self::month( __( 'Month of the last payment', 'svc' ) ),
			'total_interest'           => self::amount( __( 'Interest in all', 'svc' ) ),
			'total_mortgage_insurance' => self::amount( __( 'Mortgage insurance in all', 'svc' ) ),
			'insurance_months'         => ( new Whole( 0 ) )->describe( __( 'Months with mortgage insurance', 'svc' ) ),
			'insurance_cancel_after'   => ( new Whole( 1 ) )->nullable()->describe( __( 'Payment after which private insurance can be cancelled; null without it', 'svc' ) ),
			'saved'                    => self::complete(
				array(
					'interest' => self::amount( __( 'Interest', 'svc' ) ),
					'months'   => ( new Whole() )->describe( __( 'Months', 'svc' ) ),
				)
			)->describe( __( 'What is saved by biweekly and extra payments', 'svc' ) ),
		);
	}

	/** @return array<string, Type> */
	private static function costs(): array {
		$warning = array(
			'code'    => ( new Choice( array( 'above_conforming_limit', 'below_minimum_down' ) ) )->describe( __( 'Code', 'svc' ) ),
			'message' => ( new Text( 500 ) )->describe( __( 'Text', 'svc' ) ),
		);
		$arm     = array(
			'highest_rate'    => self::percent( __( 'Highest rate that the caps allow', 'svc' ) ),
			'highest_payment' => self::amount( __( 'Highest payment that the caps allow', 'svc' ) ),
		);
		return array(
			'points_cost'     => self::amount( __( 'Cost of the points', 'svc' ) ),
			'cash_to_close'   => self::amount( __( 'Cash needed at closing', 'svc' ) ),
			'amount_financed' => self::amount( __( 'Amount financed', 'svc' ) ),
			'finance_charge'  => self::amount( __( 'Finance charge', 'svc' ) ),
			'apr'             => self::rate(),
			'tip'             => self::percent( __( 'Total interest percentage', 'svc' ) ),
			'arm'             => self::complete( $arm )->nullable()->describe( __( 'The worst case of an adjustable rate; null for a fixed one', 'svc' ) ),
			'warnings'        => ( new ListOf( self::complete( $warning ), unique: false ) )->describe( __( 'What a borrower should know', 'svc' ) ),
			'disclosure'      => ( new Text( 1000, multiline: true ) )->describe( __( 'Disclosure of the site', 'svc' ) ),
		);
	}

	private static function rate(): Type {
		return self::percent( __( 'Annual percentage rate; null where none from 0 to 100 percent a period fits', 'svc' ) )->nullable();
	}

	private static function amount( string $text ): Type {
		return Numbers::answered_amount()->describe( $text );
	}

	private static function percent( string $text ): Type {
		return Numbers::answered_percent()->describe( $text );
	}

	private static function month( string $text ): Type {
		return ( new Text( 7, pattern: '^[0-9]{4}-[0-9]{2}$' ) )->describe( $text );
	}

	/** @param array<string, Type> $members */
	private static function complete( array $members ): Record {
		return new Record( $members, array_keys( $members ) );
	}
}
