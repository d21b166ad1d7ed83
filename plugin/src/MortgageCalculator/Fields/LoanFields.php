<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Fields;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Code;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Kernel\Schema\WholeChoice;

/** The fields of a loan, as calculations take them. `client/src/mortgage-calculator/engine/fields.ts` states them for the page's script. */
final class LoanFields {

	public const TYPES = array( 'conventional', 'fha', 'va', 'usda' );

	public static function input(): Record {
		return new Record( self::all(), array( 'price' ) );
	}

	/** As a calculation answers it. */
	public static function output(): Record {
		$amount  = Numbers::answered_amount();
		$percent = Numbers::answered_percent();
		$all     = self::all();
		$members = array(
			'price'            => $amount,
			'down_payment'     => $amount,
			'loan_type'        => $all['loan_type'],
			'purpose'          => $all['purpose'],
			'rate'             => $percent,
			'term_months'      => $all['term_months'],
			'tax_annual'       => $amount,
			'insurance_annual' => $amount,
			'state'            => $all['state'],
			'hoa_monthly'      => $amount,
			'points'           => $percent,
			'lender_fees'      => $amount,
			'closing_costs'    => $amount,
			'prepaid_interest' => $amount,
			'pmi_rate'         => $percent,
			'va_use'           => $all['va_use'],
			'finance_fee'      => $all['finance_fee'],
			'frequency'        => $all['frequency'],
			'extra_monthly'    => $amount,
			'extra_yearly'     => $amount,
			'extra_once'       => self::extra_once( $amount ),
			'arm'              => self::arm( $percent )->nullable(),
			'start'            => $all['start'],
		);
		return new Record( $members, array_keys( $members ) );
	}

	/** @return array<string, Type> */
	public static function all(): array {
		return self::home() + self::terms() + self::costs() + self::payments();
	}

	public static function type(): Type {
		return ( new Choice( self::TYPES ) )->describe( __( 'Type of the loan; conventional by default', 'svc' ) );
	}

	/** @param Type $percent Of input or output. */
	public static function arm( Type $percent ): Record {
		$members = array(
			'fixed_months'  => ( new Whole( 12, 180 ) )->describe( __( 'Months with the first rate', 'svc' ) ),
			'adjust_months' => ( new WholeChoice( array( 6, 12 ) ) )->describe( __( 'Months between two adjustments', 'svc' ) ),
			'index_rate'    => $percent->describe( __( 'Today’s index plus margin', 'svc' ) ),
			'first_cap'     => $percent->describe( __( 'Largest change at the first adjustment', 'svc' ) ),
			'periodic_cap'  => $percent->describe( __( 'Largest change at each later adjustment', 'svc' ) ),
			'life_cap'      => $percent->describe( __( 'Largest change from the first rate', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}

	/** Index and margin may be up to 20 percent, caps up to 10. */
	public static function sent_arm(): Record {
		$arm  = self::arm( Numbers::percent( '10.000' ) );
		$rate = array( 'index_rate' => Numbers::percent( '20.000' )->describe( __( 'Today’s index plus margin', 'svc' ) ) );
		return new Record( array_replace( $arm->members, $rate ), $arm->required );
	}

	/** @return array<string, Type> */
	private static function home(): array {
		return array(
			'price'            => Numbers::amount( '1000.00' )->describe( __( 'Price of the home, or its value where a loan is refinanced', 'svc' ) ),
			'down_payment'     => Numbers::amount()->describe( __( 'Down payment, or equity where a loan is refinanced; the settings’ percentage by default', 'svc' ) ),
			'down_percent'     => Numbers::percent( '100.000' )->describe( __( 'Down payment in percent of the price, instead of the amount', 'svc' ) ),
			'tax_annual'       => Numbers::amount()->describe( __( 'Property tax a year', 'svc' ) ),
			'tax_rate'         => Numbers::percent( '10.000' )->describe( __( 'Property tax a year in percent of the price, instead of the amount; that of the state by default', 'svc' ) ),
			'insurance_annual' => Numbers::amount()->describe( __( 'Homeowner’s insurance a year', 'svc' ) ),
			'insurance_rate'   => Numbers::percent( '10.000' )->describe( __( 'Homeowner’s insurance a year in percent of the price, instead of the amount; that of the state by default', 'svc' ) ),
			'state'            => ( new Code( 2, '^[A-Z]{2}$', Texts::of( 'state' ) ) )->nullable()->describe( __( 'State, for its rates of tax and insurance', 'svc' ) ),
			'hoa_monthly'      => Numbers::amount()->describe( __( 'Association fee a month; none by default', 'svc' ) ),
		);
	}

	/** @return array<string, Type> */
	private static function terms(): array {
		return array(
			'loan_type'   => self::type(),
			'purpose'     => ( new Choice( array( 'purchase', 'refinance' ) ) )->describe( __( 'Purpose; purchase by default', 'svc' ) ),
			'rate'        => Numbers::percent( '20.000' )->describe( __( 'Interest rate a year; that of the rates table by default', 'svc' ) ),
			'term_months' => ( new Whole( 12, 480 ) )->describe( __( 'Term; that of the settings by default', 'svc' ) ),
			'arm'         => self::sent_arm()->nullable()->describe( __( 'Terms of an adjustable rate; null for a fixed one', 'svc' ) ),
			'va_use'      => ( new Choice( array( 'first', 'subsequent', 'irrrl', 'exempt' ) ) )->describe( __( 'Use of the VA benefit; first by default', 'svc' ) ),
		);
	}

	/** @return array<string, Type> */
	private static function costs(): array {
		return array(
			'points'           => Numbers::percent( '10.000' )->describe( __( 'Points in percent of the loan; none by default', 'svc' ) ),
			'lender_fees'      => Numbers::amount()->describe( __( 'Fees of the lender; none by default', 'svc' ) ),
			'closing_costs'    => Numbers::amount()->describe( __( 'Other closing costs; none by default', 'svc' ) ),
			'prepaid_interest' => Numbers::amount()->describe( __( 'Interest paid at closing; none by default', 'svc' ) ),
			'pmi_rate'         => Numbers::percent( '5.000' )->describe( __( 'Private mortgage insurance a year in percent of the loan; that of the settings by default', 'svc' ) ),
			'finance_fee'      => ( new Flag() )->describe( __( 'Whether the upfront fee is added to the loan; true by default', 'svc' ) ),
		);
	}

	/** @return array<string, Type> */
	private static function payments(): array {
		return array(
			'frequency'     => ( new Choice( array( 'monthly', 'biweekly' ) ) )->describe( __( 'How often payments are made; monthly by default', 'svc' ) ),
			'extra_monthly' => Numbers::amount()->describe( __( 'Extra payment each month; nothing by default', 'svc' ) ),
			'extra_yearly'  => Numbers::amount()->describe( __( 'Extra payment each year; nothing by default', 'svc' ) ),
			'extra_once'    => self::extra_once( Numbers::amount() ),
			'start'         => ( new Code( 7, '^(?:19|20|21)[0-9]{2}-(?:0[1-9]|1[0-2])$', Texts::of( 'month' ) ) )->describe( __( 'Month of the first payment; the month after next by default', 'svc' ) ),
		);
	}

	/** @param Type $amount Of input or output. */
	private static function extra_once( Type $amount ): ListOf {
		$members = array(
			'payment' => ( new Whole( 1, 1040 ) )->describe( __( 'Number of the payment', 'svc' ) ),
			'amount'  => $amount->describe( __( 'Amount', 'svc' ) ),
		);
		return ( new ListOf( new Record( $members, array_keys( $members ) ), 24, unique: false, brackets: true ) )->describe( __( 'Extra payments made once; nothing by default', 'svc' ) );
	}
}
