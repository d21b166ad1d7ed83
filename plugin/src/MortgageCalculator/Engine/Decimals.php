<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/**
 * Amounts and percentages: decimal strings outside, whole numbers inside.
 *
 * "1234.50" is 123450 cents; "6.125" percent is 6125 thousandths.
 */
final class Decimals {

	/** 100 % in thousandths of a percent. */
	public const HUNDRED_PERCENT = 100_000;

	/** Digits without the point: cents of an amount, thousandths of a percentage. */
	public static function whole( string $text ): int {
		return (int) str_replace( '.', '', $text );
	}

	public static function amount( int $cents ): string {
		return self::text( $cents, 2 );
	}

	public static function percent( int $thousandths ): string {
		return self::text( $thousandths, 3 );
	}

	/** For sentences: "832,750.00". */
	public static function grouped( string $amount ): string {
		return (string) preg_replace( '/\B(?=(?:\d{3})+(?:\.|$))/', ',', $amount );
	}

	private static function text( int $whole, int $places ): string {
		$digits = str_pad( (string) abs( $whole ), $places + 1, '0', STR_PAD_LEFT );
		return ( $whole < 0 ? '-' : '' ) . substr( $digits, 0, -$places ) . '.' . substr( $digits, -$places );
	}
}
