<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** The greatest price that an income carries, and what that home costs a month. */
final class AffordabilityResult {

	/** @param array<string, mixed> $answer Of `/affordability`, or empty. */
	public static function markup( array $answer ): string {
		$calculation = is_array( $answer['calculation'] ?? null ) ? $answer['calculation'] : array();
		$rows        = array(
			array( __( 'Most that housing may cost a month', 'svc' ), 'monthly_limit', Figure::Money ),
			array( __( 'Monthly payment at that price', 'svc' ), 'calculation.monthly.total', Figure::Money ),
			array( __( 'Principal and interest', 'svc' ), 'calculation.monthly.principal_interest', Figure::Money ),
			array( __( 'Property tax', 'svc' ), 'calculation.monthly.tax', Figure::Money ),
			array( __( 'Homeowners insurance', 'svc' ), 'calculation.monthly.insurance', Figure::Money ),
			array( __( 'Mortgage insurance', 'svc' ), 'calculation.monthly.mortgage_insurance', Figure::Money ),
			array( __( 'Loan amount', 'svc' ), 'calculation.loan_amount', Figure::Money ),
			array( __( 'Share of income for housing', 'svc' ), 'front_ratio', Figure::Percent ),
			array( __( 'Share of income for all debts', 'svc' ), 'back_ratio', Figure::Percent ),
		);
		return sprintf( '<p class="svc-mortgage__total"><span>%s</span> <strong>%s</strong></p>', esc_html__( 'Price you can afford', 'svc' ), Figure::Money->of( 'max_price', $answer ) )
			. sprintf( '<p data-mc-limit>%s</p>', esc_html( self::limits()[ (string) ( $answer['limited_by'] ?? '' ) ] ?? '' ) )
			. PaymentResult::rates( $answer, 'calculation.' )
			. Facts::markup( $rows, $answer, array( 'monthly_limit' ) )
			. Warnings::markup( (array) ( $calculation['warnings'] ?? array() ) );
	}

	/** @return array<string, string> What keeps the price from being greater, by the answer's `limited_by`. */
	public static function limits(): array {
		return array(
			'front'        => __( 'Limited by the share of income for housing.', 'svc' ),
			'back'         => __( 'Limited by the share of income for all debts.', 'svc' ),
			'down_payment' => __( 'Limited by the down payment: the loan type needs at least this share of the price.', 'svc' ),
		);
	}
}
