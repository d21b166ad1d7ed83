<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** A loan that is paid off with a new one: principal and interest alone, what is saved a month and in all, and since when. */
final class Refinance {

	/**
	 * @param array<string, mixed> $input Each field is well formed.
	 * @return array<string, int|string|null>
	 * @throws InvalidInput
	 */
	public static function answer( array $input ): array {
		$balance  = Decimals::whole( $input['current']['balance'] );
		$rate     = Decimals::whole( $input['current']['rate'] );
		$months   = $input['current']['months_left'];
		$payment  = isset( $input['current']['payment'] ) ? Decimals::whole( $input['current']['payment'] ) : Payment::of( $balance, $rate, $months );
		$cash_out = Decimals::whole( $input['cash_out'] ?? '0.00' );
		$costs    = Decimals::whole( $input['closing_costs'] ?? '0.00' );
		$financed = ( $input['finance_costs'] ?? false ) ? $costs : 0;
		if ( isset( $input['current']['payment'] ) && $payment <= Rounding::div( $balance * $rate, 1200000 ) ) {
			throw new InvalidInput( array( 'current.payment' => 'low_payment' ) );
		}
		$amount      = $balance + $cash_out + $financed;
		$new_rate    = Decimals::whole( $input['new']['rate'] );
		$new_payment = Payment::of( $amount, $new_rate, $input['new']['term_months'] );
		$old         = iterator_to_array( Schedule::contract( $balance, $rate, $months, payment: $payment ), false );
		$new         = iterator_to_array( Schedule::contract( $amount, $new_rate, $input['new']['term_months'] ), false );
		$upfront     = $costs - $financed - $cash_out;
		$saving      = $payment - $new_payment;
		return array(
			'current_payment'       => Decimals::amount( $payment ),
			'new_payment'           => Decimals::amount( $new_payment ),
			'monthly_saving'        => Decimals::amount( $saving ),
			'break_even_months'     => $saving > 0 ? intdiv( $costs + $saving - 1, $saving ) : null,
			'net_break_even_months' => self::net_break_even( $old, $new, $upfront ),
			'current_interest'      => Decimals::amount( Totals::of( $old, 'interest' ) ),
			'new_interest'          => Decimals::amount( Totals::of( $new, 'interest' ) ),
			'lifetime_saving'       => Decimals::amount( Totals::of( $old, 'payment' ) - Totals::of( $new, 'payment' ) - $upfront ),
			'new_loan_amount'       => Decimals::amount( $amount ),
		);
	}

	/**
	 * The first month after which what was paid and is owed is not more with the new loan.
	 *
	 * @param list<ScheduleRow> $old
	 * @param list<ScheduleRow> $new
	 * @param int               $upfront Costs paid in cash, less the cash that is paid out.
	 */
	private static function net_break_even( array $old, array $new, int $upfront ): ?int {
		$old_paid = 0;
		$new_paid = $upfront;
		for ( $month = 0; $month < max( count( $old ), count( $new ) ); $month++ ) {
			$old_paid += $old[ $month ]->payment ?? 0;
			$new_paid += $new[ $month ]->payment ?? 0;
			if ( $new_paid + ( $new[ $month ]->balance ?? 0 ) <= $old_paid + ( $old[ $month ]->balance ?? 0 ) ) {
				return $month + 1;
			}
		}
		return null;
	}
}
