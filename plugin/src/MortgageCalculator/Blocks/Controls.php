<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** The controls of each mode, in groups. */
final class Controls {

	/**
	 * @return array<string, list<Control>> By the group's heading; the controls of the first group are always open.
	 */
	public static function of( Mode $mode, int $loans = 2 ): array {
		return match ( $mode ) {
			Mode::Payment       => array(
				''                                     => array( self::price(), ...self::down(), ...self::loan() ),
				__( 'Taxes, insurance and fees', 'svc' ) => self::costs(),
				__( 'Extra payments', 'svc' )          => self::extra(),
				__( 'Adjustable rate', 'svc' )         => self::arm(),
			),
			Mode::Affordability => array(
				''                                     => array( ...self::income(), ...self::loan( 'calculation.' ) ),
				__( 'Taxes, insurance and fees', 'svc' ) => array( ...self::ratios(), ...self::costs( 'calculation.' ) ),
			),
			Mode::Refinance     => array(
				__( 'Current loan', 'svc' ) => self::current(),
				__( 'New loan', 'svc' )     => self::replacement(),
			),
			Mode::Compare       => self::loans( $loans ),
		};
	}

	/** @return list<Control> */
	public static function all( Mode $mode, int $loans = 2 ): array {
		return array_merge( ...array_values( self::of( $mode, $loans ) ) );
	}

	private static function price(): Control {
		return new Control( 'price', __( 'Home price', 'svc' ), ControlKind::Money, range: array( 50_000, 2_000_000, 5_000 ), is_required: true );
	}

	/** @return list<Control> */
	private static function down(): array {
		return array(
			new Control( 'down_percent', __( 'Down payment in percent', 'svc' ), ControlKind::Percent, range: array( 0, 60, 0.5 ), help: __( 'Fill in the percentage or the amount.', 'svc' ) ),
			new Control( 'down_payment', __( 'Down payment as an amount', 'svc' ), ControlKind::Money, range: array( 0, 500_000, 1_000 ), hint: 'input.down_payment' ),
		);
	}

	/**
	 * @param string $before Path of the calculation in the answer, with its dot.
	 * @return list<Control>
	 */
	private static function loan( string $before = '' ): array {
		return array(
			self::rate( $before ),
			self::term( 'term_months' ),
			new Control( 'loan_type', __( 'Loan type', 'svc' ), ControlKind::Choice, self::types() ),
		);
	}

	private static function rate( string $before ): Control {
		return new Control( 'rate', __( 'Interest rate', 'svc' ), ControlKind::Percent, range: array( 0, 12, 0.125 ), is_required: true, hint: $before . 'input.rate' );
	}

	private static function term( string $name ): Control {
		$years = array();
		foreach ( array( 10, 15, 20, 25, 30, 40 ) as $number ) {
			/* translators: %s: number of years. */
			$years[ (string) ( 12 * $number ) ] = sprintf( _n( '%s year', '%s years', $number, 'svc' ), number_format_i18n( $number ) );
		}
		return new Control( $name, __( 'Term', 'svc' ), ControlKind::Choice, $years );
	}

	/**
	 * @param string $before Path of the calculation in the answer, with its dot.
	 * @return list<Control>
	 */
	private static function costs( string $before = '' ): array {
		return array(
			new Control( 'tax_annual', __( 'Property tax a year', 'svc' ), ControlKind::Money, range: array( 0, 30_000, 100 ), help: __( 'Leave empty for the usual rate.', 'svc' ), hint: $before . 'input.tax_annual' ),
			new Control( 'insurance_annual', __( 'Homeowners insurance a year', 'svc' ), ControlKind::Money, range: array( 0, 10_000, 50 ), help: __( 'Leave empty for the usual rate.', 'svc' ), hint: $before . 'input.insurance_annual' ),
			new Control( 'state', __( 'State', 'svc' ), ControlKind::Code, help: __( 'Two letters, such as CO.', 'svc' ) ),
			new Control( 'hoa_monthly', __( 'HOA fees a month', 'svc' ), ControlKind::Money, range: array( 0, 2_000, 10 ) ),
			new Control( 'pmi_rate', __( 'Mortgage insurance rate', 'svc' ), ControlKind::Percent, range: array( 0, 3, 0.01 ), help: __( 'For conventional loans with less than 20% down.', 'svc' ), hint: $before . 'input.pmi_rate' ),
			new Control( 'va_use', __( 'VA funding fee', 'svc' ), ControlKind::Choice, self::va_uses() ),
			new Control( 'finance_fee', __( 'Upfront fee of FHA, VA and USDA loans', 'svc' ), ControlKind::Choice, self::financing() ),
			new Control( 'points', __( 'Discount points', 'svc' ), ControlKind::Percent, range: array( 0, 5, 0.125 ) ),
			new Control( 'lender_fees', __( 'Lender fees', 'svc' ), ControlKind::Money, range: array( 0, 10_000, 50 ) ),
			new Control( 'closing_costs', __( 'Other closing costs', 'svc' ), ControlKind::Money, range: array( 0, 30_000, 250 ) ),
			new Control( 'prepaid_interest', __( 'Prepaid interest', 'svc' ), ControlKind::Money, range: array( 0, 5_000, 50 ) ),
		);
	}

	/** @return list<Control> */
	private static function extra(): array {
		return array(
			new Control( 'frequency', __( 'Payments', 'svc' ), ControlKind::Choice, array( 'monthly' => __( 'Every month', 'svc' ), 'biweekly' => __( 'Every two weeks', 'svc' ) ) ),
			new Control( 'extra_monthly', __( 'Extra a month', 'svc' ), ControlKind::Money, range: array( 0, 2_000, 25 ) ),
			new Control( 'extra_yearly', __( 'Extra a year', 'svc' ), ControlKind::Money, range: array( 0, 20_000, 250 ) ),
			new Control( 'extra_once.0.amount', __( 'Extra once', 'svc' ), ControlKind::Money, range: array( 0, 100_000, 500 ) ),
			new Control( 'extra_once.0.payment', __( 'With payment number', 'svc' ), ControlKind::Whole, range: array( 1, 480, 1 ) ),
			new Control( 'start', __( 'First payment', 'svc' ), ControlKind::Month ),
		);
	}

	/** @return list<Control> */
	private static function arm(): array {
		return array(
			new Control( 'arm.fixed_months', __( 'Months at the first rate', 'svc' ), ControlKind::Whole, range: array( 12, 180, 12 ) ),
			new Control( 'arm.adjust_months', __( 'Months between changes', 'svc' ), ControlKind::Choice, array( '' => '', '6' => number_format_i18n( 6 ), '12' => number_format_i18n( 12 ) ) ),
			new Control( 'arm.index_rate', __( 'Index plus margin', 'svc' ), ControlKind::Percent, range: array( 0, 12, 0.125 ) ),
			new Control( 'arm.first_cap', __( 'Cap of the first change', 'svc' ), ControlKind::Percent, range: array( 0, 10, 0.25 ) ),
			new Control( 'arm.periodic_cap', __( 'Cap of later changes', 'svc' ), ControlKind::Percent, range: array( 0, 10, 0.25 ) ),
			new Control( 'arm.life_cap', __( 'Cap of all changes', 'svc' ), ControlKind::Percent, range: array( 0, 10, 0.25 ) ),
		);
	}

	/** @return list<Control> */
	private static function income(): array {
		return array(
			new Control( 'income_annual', __( 'Income a year, before taxes', 'svc' ), ControlKind::Money, range: array( 20_000, 500_000, 1_000 ), is_required: true ),
			new Control( 'debts_monthly', __( 'Other debts a month', 'svc' ), ControlKind::Money, range: array( 0, 5_000, 50 ), help: __( 'Car loans, student loans, minimum card payments.', 'svc' ) ),
			new Control( 'down_payment', __( 'Down payment', 'svc' ), ControlKind::Money, range: array( 0, 500_000, 1_000 ), is_required: true ),
		);
	}

	/** @return list<Control> */
	private static function ratios(): array {
		return array(
			new Control( 'front_ratio', __( 'Share of income for housing', 'svc' ), ControlKind::Percent, range: array( 0, 60, 1 ), help: __( 'Leave empty for the usual share of the loan type.', 'svc' ), hint: 'front_ratio' ),
			new Control( 'back_ratio', __( 'Share of income for all debts', 'svc' ), ControlKind::Percent, range: array( 0, 60, 1 ), help: __( 'Leave empty for the usual share of the loan type.', 'svc' ), hint: 'back_ratio' ),
		);
	}

	/** @return list<Control> */
	private static function current(): array {
		return array(
			new Control( 'current.balance', __( 'Balance', 'svc' ), ControlKind::Money, range: array( 20_000, 1_500_000, 5_000 ), is_required: true ),
			new Control( 'current.rate', __( 'Interest rate', 'svc' ), ControlKind::Percent, range: array( 0, 12, 0.125 ), is_required: true ),
			new Control( 'current.months_left', __( 'Months left', 'svc' ), ControlKind::Whole, range: array( 1, 480, 1 ), is_required: true ),
			new Control( 'current.payment', __( 'Principal and interest a month', 'svc' ), ControlKind::Money, range: array( 0, 10_000, 50 ), help: __( 'Leave empty to have it calculated.', 'svc' ), hint: 'current_payment' ),
		);
	}

	/** @return list<Control> */
	private static function replacement(): array {
		return array(
			new Control( 'new.rate', __( 'Interest rate', 'svc' ), ControlKind::Percent, range: array( 0, 12, 0.125 ), is_required: true ),
			self::term( 'new.term_months' ),
			new Control( 'closing_costs', __( 'Closing costs', 'svc' ), ControlKind::Money, range: array( 0, 30_000, 250 ) ),
			new Control( 'finance_costs', __( 'Closing costs are', 'svc' ), ControlKind::Choice, array( 'false' => __( 'paid in cash', 'svc' ), 'true' => __( 'added to the loan', 'svc' ) ) ),
			new Control( 'cash_out', __( 'Cash out', 'svc' ), ControlKind::Money, range: array( 0, 200_000, 1_000 ) ),
		);
	}

	/** @return array<string, list<Control>> */
	private static function loans( int $number ): array {
		$groups = array();
		$one    = array(
			new Control( 'label', __( 'Name', 'svc' ), ControlKind::Text, is_required: true ),
			self::price(),
			...self::down(),
			...self::loan(),
			new Control( 'points', __( 'Discount points', 'svc' ), ControlKind::Percent, range: array( 0, 5, 0.125 ) ),
			new Control( 'lender_fees', __( 'Lender fees', 'svc' ), ControlKind::Money, range: array( 0, 10_000, 50 ) ),
			new Control( 'closing_costs', __( 'Other closing costs', 'svc' ), ControlKind::Money, range: array( 0, 30_000, 250 ) ),
		);
		for ( $index = 0; $index < $number; $index++ ) {
			/* translators: %s: number of a loan in a comparison. */
			$heading            = sprintf( __( 'Loan %s', 'svc' ), number_format_i18n( $index + 1 ) );
			$groups[ $heading ] = array_map( static fn ( Control $control ): Control => $control->of_loan( $index ), $one );
		}
		$groups[''] = array( new Control( 'months', __( 'Months until you sell or refinance', 'svc' ), ControlKind::Whole, range: array( 12, 480, 12 ) ) );
		return $groups;
	}

	/** @return array<string, string> */
	public static function types(): array {
		return array(
			'conventional' => __( 'Conventional', 'svc' ),
			'fha'          => __( 'FHA', 'svc' ),
			'va'           => __( 'VA', 'svc' ),
			'usda'         => __( 'USDA', 'svc' ),
		);
	}

	/** @return array<string, string> */
	private static function va_uses(): array {
		return array(
			'first'      => __( 'First use', 'svc' ),
			'subsequent' => __( 'Later use', 'svc' ),
			'irrrl'      => __( 'Interest rate reduction refinance', 'svc' ),
			'exempt'     => __( 'Exempt', 'svc' ),
		);
	}

	/** @return array<string, string> */
	private static function financing(): array {
		return array(
			'true'  => __( 'added to the loan', 'svc' ),
			'false' => __( 'paid in cash', 'svc' ),
		);
	}
}
