<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/**
 * The level monthly payment of a loan.
 *
 * Source: the present value of an annuity, loan = payment · (v + v² + … + vⁿ) with v = 1 / (1 + monthly rate). The sum is
 * made by Horner's rule. Additions and divisions are the same on every processor; pow() is not.
 */
final class Payment {

	/** @param int $rate Thousandths of a percent a year. */
	public static function of( int $loan, int $rate, int $months ): int {
		$v       = 1 / ( 1 + $rate / 1200000 );
		$annuity = 0;
		for ( $k = 0; $k < $months; $k++ ) {
			$annuity = ( $annuity + 1 ) * $v;
		}
		return (int) floor( $loan / $annuity + 0.5 );
	}
}
