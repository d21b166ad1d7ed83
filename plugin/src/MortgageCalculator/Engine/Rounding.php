<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** Division of whole numbers, rounded half up: cents are never computed with fractions. */
final class Rounding {

	/**
	 * The same as floor((2a + b) / 2b), without the doubled number, which TypeScript could not hold exactly.
	 *
	 * @param int $a Not negative, below 2^53.
	 * @param int $b Positive.
	 */
	public static function div( int $a, int $b ): int {
		$rest = $a % $b;
		return intdiv( $a - $rest, $b ) + ( 2 * $rest >= $b ? 1 : 0 );
	}
}
