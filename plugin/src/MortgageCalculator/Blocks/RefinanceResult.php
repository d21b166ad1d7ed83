<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Blocks;

/** What a new loan saves, and when its costs are earned back. */
final class RefinanceResult {

	/** @param array<string, mixed> $answer Of `/refinance`, or empty. */
	public static function markup( array $answer ): string {
		$rows = array(
			array( __( 'Current principal and interest', 'svc' ), 'current_payment', Figure::Money ),
			array( __( 'New principal and interest', 'svc' ), 'new_payment', Figure::Money ),
			array( __( 'New loan amount', 'svc' ), 'new_loan_amount', Figure::Money ),
			array( __( 'Costs are earned back by lower payments after', 'svc' ), 'break_even_months', Figure::Months ),
			array( __( 'You are better off with the new loan after', 'svc' ), 'net_break_even_months', Figure::Months ),
			array( __( 'Interest left on the current loan', 'svc' ), 'current_interest', Figure::Money ),
			array( __( 'Interest of the new loan', 'svc' ), 'new_interest', Figure::Money ),
			array( __( 'Saved over the life of the loans', 'svc' ), 'lifetime_saving', Figure::Money ),
		);
		return sprintf( '<p class="svc-mortgage__total"><span>%s</span> <strong>%s</strong></p>', esc_html__( 'Saved each month', 'svc' ), Figure::Money->of( 'monthly_saving', $answer ) )
			. Facts::markup( $rows, $answer, array_column( $rows, 1 ) );
	}
}
