<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** Calendar months as whole numbers, so that adding months is adding. */
final class Months {

	/** @param string $text Such as "2027-01". */
	public static function number( string $text ): int {
		return 12 * (int) substr( $text, 0, 4 ) + (int) substr( $text, 5, 2 ) - 1;
	}

	public static function text( int $number ): string {
		return sprintf( '%04d-%02d', intdiv( $number, 12 ), $number % 12 + 1 );
	}
}
