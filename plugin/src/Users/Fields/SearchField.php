<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/** Field numbers in the search index. */
final class SearchField {

	public const NAME       = 1;
	public const EMAIL      = 2;
	public const TITLE      = 3;
	public const DEPARTMENT = 4;
	public const PHONE      = 5;
	public const EXTENSION  = 6;
	public const NMLS       = 7;

	/** Fields searched by their digits rather than by words. */
	public const NUMBERS = array( self::PHONE, self::EXTENSION, self::NMLS );

	/** A custom field's number is independent of its visibility, which is checked with each search. */
	public static function of_key( string $name ): int {
		return crc32( $name ) | 0x40000000;
	}
}
