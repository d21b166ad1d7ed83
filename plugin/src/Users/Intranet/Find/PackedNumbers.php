<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Whole numbers below 2^32 in one, two or four bytes each: a quarter of what serialize() takes, and single ones can be read. */
final class PackedNumbers {

	public const MOST = 0xFFFFFFFF;

	/** Bytes of a number, by the format that pack() has for it. */
	private const BYTES = array(
		'C' => 1,
		'v' => 2,
		'V' => 4,
	);

	/** @param array<int> $numbers */
	public static function of( array $numbers ): string {
		if ( array() === $numbers ) {
			return '';
		}
		$most   = max( $numbers );
		$format = match ( true ) {
			$most < 2 ** 8  => 'C',
			$most < 2 ** 16 => 'v',
			default         => 'V',
		};
		return $format . pack( "$format*", ...array_values( $numbers ) );
	}

	/** @return list<int> */
	public static function read( string $packed ): array {
		$numbers = '' === $packed ? array() : unpack( "$packed[0]*", $packed, 1 );
		return false === $numbers ? array() : array_values( $numbers );
	}

	/** The number at a place; 0 where there is none. The numbers may be a part of a text. */
	public static function at( string $text, int $place, int $from, int $length ): int {
		$format = $length > 0 ? $text[ $from ] : 'C';
		$offset = 1 + self::BYTES[ $format ] * $place;
		$number = $offset + self::BYTES[ $format ] > $length ? false : unpack( $format, $text, $from + $offset );
		return false === $number ? 0 : $number[1];
	}
}
