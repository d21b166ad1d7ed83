<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/**
 * The annual percentage rate by the actuarial method.
 *
 * Source: Regulation Z, 12 CFR 1026, appendix J (b): the rate per period at which the payments are worth the amount
 * financed, simple interest for the odd days, times the periods of a year. Found by bisection, with additions,
 * multiplications and divisions only.
 */
final class Apr {

	private const STEPS = 56;

	/**
	 * @param list<int> $payments  Cents, in their order.
	 * @param int       $per_year  Periods of a year.
	 * @param int       $first     Whole periods before the first payment.
	 * @param float     $odd       Fraction of a period before that.
	 * @return int|null Thousandths of a percent; null where no rate from 0 to 100 percent a period fits.
	 */
	public static function of( int $financed, array $payments, int $per_year = 12, int $first = 1, float $odd = 0.0 ): ?int {
		if ( $financed <= 0 || self::value( $payments, 0.0, $first, $odd ) < $financed || self::value( $payments, 1.0, $first, $odd ) > $financed ) {
			return null;
		}
		$low  = 0.0;
		$high = 1.0;
		for ( $step = 0; $step < self::STEPS; $step++ ) {
			$middle = ( $low + $high ) / 2;
			if ( self::value( $payments, $middle, $first, $odd ) > $financed ) {
				$low = $middle;
			} else {
				$high = $middle;
			}
		}
		return (int) floor( ( $low + $high ) / 2 * $per_year * Decimals::HUNDRED_PERCENT + 0.5 );
	}

	/** @param list<int> $payments */
	private static function value( array $payments, float $rate, int $first, float $odd ): float {
		$v     = 1 / ( 1 + $rate );
		$value = 0.0;
		for ( $k = count( $payments ) - 1; $k >= 0; $k-- ) {
			$value = $value * $v + $payments[ $k ];
		}
		for ( $k = 0; $k < $first; $k++ ) {
			$value *= $v;
		}
		return $value / ( 1 + $odd * $rate );
	}
}
