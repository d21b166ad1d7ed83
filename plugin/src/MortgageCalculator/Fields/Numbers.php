<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Fields;

use Svc\Kernel\Schema\Decimal;
use Svc\Kernel\Schema\Text;

/** The types of amounts and percentages. */
final class Numbers {

	public const MAX_AMOUNT = '50000000.00';

	/** @param numeric-string $min */
	public static function amount( string $min = '0.00' ): Decimal {
		return new Decimal( 2, $min, self::MAX_AMOUNT );
	}

	/** @param numeric-string $max */
	public static function percent( string $max ): Decimal {
		return new Decimal( 3, '0.000', $max );
	}

	public static function answered_amount(): Text {
		return new Text( 20, pattern: '^-?[0-9]+\.[0-9]{2}$' );
	}

	public static function answered_percent(): Text {
		return new Text( 20, pattern: '^[0-9]+\.[0-9]{3}$' );
	}
}
