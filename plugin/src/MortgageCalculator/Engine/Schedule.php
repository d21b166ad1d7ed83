<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

use Generator;

/**
 * Payment by payment: interest on the balance, rounded to the cent, then principal, then what is paid besides.
 *
 * Source: the actuarial method (12 CFR 1026, appendix J (a)(1)); adjustable rates as in notes, with the payment computed
 * anew for balance and remaining term whenever the rate changes.
 */
final class Schedule {

	/**
	 * As contracted: monthly, nothing besides.
	 *
	 * @return Generator<int, ScheduleRow>
	 */
	public static function contract( int $amount, int $rate, int $months, ?AdjustableRate $arm = null, ?int $payment = null ): Generator {
		return self::rows( $amount, $rate, $months, $payment ?? Payment::of( $amount, $rate, $months ), 1200000, $arm, null );
	}

	/**
	 * As the borrower pays.
	 *
	 * @return Generator<int, ScheduleRow>
	 */
	public static function actual( int $amount, Loan $loan ): Generator {
		$payment = Payment::of( $amount, $loan->rate, $loan->months );
		return $loan->is_biweekly
			? self::rows( $amount, $loan->rate, intdiv( 26 * $loan->months + 11, 12 ), Rounding::div( $payment, 2 ), 2600000, null, $loan->extras )
			: self::rows( $amount, $loan->rate, $loan->months, $payment, 1200000, $loan->arm, $loan->extras );
	}

	/**
	 * @param int $last    Number of payments at most; the last one pays what is left.
	 * @param int $divisor 100,000 times the payments of a year.
	 * @return Generator<int, ScheduleRow>
	 */
	private static function rows( int $balance, int $rate, int $last, int $payment, int $divisor, ?AdjustableRate $arm, ?Extras $extras ): Generator {
		$first       = $rate;
		$is_biweekly = 2600000 === $divisor;
		for ( $number = 1; $number <= $last && $balance > 0; $number++ ) {
			if ( null !== $arm && $arm->adjusts_at( $number ) ) {
				$next    = $arm->rate_at( $number, $rate, $first );
				$payment = $next === $rate ? $payment : Payment::of( $balance, $next, $last - $number + 1 );
				$rate    = $next;
			}
			$interest  = Rounding::div( $balance * $rate, $divisor );
			$due       = $balance + $interest;
			$paid      = $number === $last || $due < $payment ? $due : $payment;
			$principal = $paid - $interest;
			$extra     = min( $balance - $principal, $extras?->with_payment( $number, $is_biweekly ) ?? 0 );
			$balance  -= $principal + $extra;
			yield new ScheduleRow( $number, $is_biweekly ? intdiv( 12 * $number + 25, 26 ) : $number, $rate, $paid, $interest, $principal, $extra, $balance );
		}
	}
}
