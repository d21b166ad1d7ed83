<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * A text in pieces that a database takes one by one: the first begins with the text's length and checksum.
 *
 * So a text of which a piece is missing, cut off or of another text is not read.
 */
final class KeptPieces {

	/** Bytes: as Base64 a piece is shorter than 1 MB, the smallest max_allowed_packet that a server has by default. */
	private const LENGTH = 500_000;

	/** Eight bytes each for length and checksum. */
	private const HEAD = 16;

	/** @return list<string> */
	public static function of( string $text ): array {
		return str_split( self::head( $text ) . $text, self::LENGTH );
	}

	/**
	 * @param array<int, string> $pieces By number.
	 * @return string|null Null where they are not a whole text.
	 */
	public static function joined( array $pieces ): ?string {
		$head = substr( $pieces[0] ?? '', 0, self::HEAD );
		if ( strlen( $head ) < self::HEAD ) {
			return null;
		}
		ksort( $pieces );
		$pieces[0] = substr( $pieces[0], self::HEAD );
		$length    = unpack( 'P', $head );
		// A longer text of the same version may have left pieces behind.
		$text = substr( implode( '', $pieces ), 0, false === $length ? 0 : $length[1] );
		return self::head( $text ) === $head ? $text : null;
	}

	private static function head( string $text ): string {
		return pack( 'P', strlen( $text ) ) . hash( 'xxh3', $text, true );
	}
}
