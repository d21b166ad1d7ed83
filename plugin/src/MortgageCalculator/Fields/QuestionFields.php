<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Fields;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Whole;
use Svc\Kernel\Schema\WholeChoice;
use Svc\MortgageCalculator\Engine\AprAnswer;

/** What the questions besides a single loan take. */
final class QuestionFields {

	public static function amortization(): Record {
		$group = ( new Choice( array( 'payment', 'year' ) ) )->or( 'payment' )->describe( __( 'What a row is', 'svc' ) );
		return new Record( LoanFields::all() + array( 'group' => $group ) + Listing::query( array() )->members, array( 'price' ) );
	}

	public static function affordability(): Record {
		$members = array(
			'income_annual' => Numbers::amount()->describe( __( 'Income a year before taxes', 'svc' ) ),
			'down_payment'  => Numbers::amount()->describe( __( 'Down payment', 'svc' ) ),
			'debts_monthly' => Numbers::amount()->describe( __( 'Payments of other debts a month; none by default', 'svc' ) ),
			'front_ratio'   => Numbers::percent( '100.000' )->describe( __( 'Largest share of the income for the home; that of the loan type by default', 'svc' ) ),
			'back_ratio'    => Numbers::percent( '100.000' )->describe( __( 'Largest share of the income for home and debts; that of the loan type by default', 'svc' ) ),
		);
		$loan    = array_diff_key( LoanFields::all(), array_flip( array( 'price', 'down_payment', 'down_percent' ) ) );
		return new Record( $members + $loan, array( 'income_annual', 'down_payment' ) );
	}

	public static function refinance(): Record {
		$current = array(
			'balance'     => Numbers::amount( '1000.00' )->describe( __( 'What is owed', 'svc' ) ),
			'rate'        => Numbers::percent( '20.000' )->describe( __( 'Interest rate a year', 'svc' ) ),
			'months_left' => ( new Whole( 1, 480 ) )->describe( __( 'Months until it is paid off', 'svc' ) ),
			'payment'     => Numbers::amount()->describe( __( 'Payment of principal and interest a month; computed by default', 'svc' ) ),
		);
		$new     = array(
			'rate'        => Numbers::percent( '20.000' )->describe( __( 'Interest rate a year', 'svc' ) ),
			'term_months' => ( new Whole( 12, 480 ) )->describe( __( 'Term', 'svc' ) ),
		);
		$members = array(
			'current'       => ( new Record( $current, array( 'balance', 'rate', 'months_left' ) ) )->describe( __( 'The loan that is paid off', 'svc' ) ),
			'new'           => ( new Record( $new, array_keys( $new ) ) )->describe( __( 'The new loan', 'svc' ) ),
			'cash_out'      => Numbers::amount()->describe( __( 'Cash that the new loan pays out; none by default', 'svc' ) ),
			'closing_costs' => Numbers::amount()->describe( __( 'Closing costs; none by default', 'svc' ) ),
			'finance_costs' => ( new Flag() )->describe( __( 'Whether the closing costs are added to the new loan; false by default', 'svc' ) ),
		);
		return new Record( $members, array( 'current', 'new' ) );
	}

	public static function comparison(): Record {
		$label = array( 'label' => ( new Text( 60, 1 ) )->describe( __( 'Name of the loan', 'svc' ) ) );
		$loan  = new Record( $label + LoanFields::all(), array( 'label', 'price' ) );
		return new Record(
			array(
				'loans'  => ( new ListOf( $loan, 4, unique: false, min: 2, brackets: true ) )->describe( __( 'Loans', 'svc' ) ),
				'months' => ( new Whole( 1, 480 ) )->describe( __( 'Months for which costs are compared; 84 by default', 'svc' ) ),
			),
			array( 'loans' )
		);
	}

	public static function apr(): Record {
		$series = array(
			'amount' => Numbers::amount()->describe( __( 'Amount of each payment', 'svc' ) ),
			'count'  => ( new Whole( 1, 1040 ) )->describe( __( 'Number of payments', 'svc' ) ),
		);
		return new Record(
			array(
				'amount_financed'      => Numbers::amount( '0.01' )->describe( __( 'Amount financed', 'svc' ) ),
				'payments'             => ( new ListOf( new Record( $series, array_keys( $series ) ), 480, unique: false, min: 1, brackets: true ) )->describe( __( 'Series of equal payments, in their order', 'svc' ) ),
				'per_year'             => ( new WholeChoice( AprAnswer::frequencies() ) )->describe( __( 'Payments a year; 12 by default', 'svc' ) ),
				'periods_before_first' => ( new Whole( 0, 12 ) )->describe( __( 'Whole periods before the first payment; 1 by default', 'svc' ) ),
				'odd_days'             => ( new Whole( 0, 365 ) )->describe( __( 'Days before these periods; none by default', 'svc' ) ),
			),
			array( 'amount_financed', 'payments' )
		);
	}
}
