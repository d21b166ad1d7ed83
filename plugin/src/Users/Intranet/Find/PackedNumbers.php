<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Whole numbers below 2^32 in four bytes each: a quarter of what serialize() takes, and single ones can be read. */
final class PackedNumbers {

	public const MOST = 0xFFFFFFFF;

	/** @param array<int> $numbers */
	public static function of( array $numbers ): string {
		return array() === $numbers ? '' : pack( 'V*', ...array_values( $numbers ) );
	}

	/** @return list<int> */
	public static function read( string $packed ): array {
		$numbers = '' === $packed ? array() : unpack( 'V*', $packed );
		return false === $numbers ? array() : array_values( $numbers );
	}

	/** The number at a place; 0 where there is none. */
	public static function at( string $packed, int $place ): int {
		$number = strlen( $packed ) < 4 * $place + 4 ? false : unpack( 'V', $packed, 4 * $place );
		return false === $number ? 0 : $number[1];
	}
}
