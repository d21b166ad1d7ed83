<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

/**
 * Numbers as the search index has them and as searches look for them: digits after a mark, so that no search by words reads them.
 *
 * "+1 (303) 555-0100 x404" is found by #13035550100, #3035550100, #5550100, #0100 and #404.
 */
final class NumberKeys {

	private const MARK = '#';

	/** The fewest last digits by which a phone number is found. */
	private const FEWEST = 4;

	/** The longest prefix of a country; those that begin with 1 or 7 have one digit. */
	private const PREFIX = 3;

	/** The fewest digits that are left of a number without the prefix of its country. */
	private const LOCAL = 8;

	/** @return list<string> The number of each part; of a phone number, its last digits too. */
	public static function of( string $text, bool $is_phone ): array {
		$keys = array();
		foreach ( (array) preg_split( '/[a-z#*,;]+\.?/i', $text ) as $part ) {
			$digits = self::digits( (string) $part );
			for ( $start = 0, $end = $is_phone ? max( 1, strlen( $digits ) - self::FEWEST + 1 ) : 1; $start < $end && '' !== $digits; $start++ ) {
				$keys[ self::MARK . substr( $digits, $start ) ] = true;
			}
		}
		return array_keys( $keys );
	}

	/** @return list<string> Keys of what was typed: as it is, without leading zeros, and without the prefix of a country. */
	public static function typed( string $number ): array {
		$digits = self::digits( $number );
		$bare   = ltrim( $digits, '0' );
		$keys   = array( $digits, $bare );
		$is_abroad = str_starts_with( trim( $number ), '+' ) || str_starts_with( $digits, '00' ) || strlen( $bare ) > 10;
		for ( $length = 1; $is_abroad && $length <= ( 1 === preg_match( '/^[17]/', $bare ) ? 1 : self::PREFIX ); $length++ ) {
			$local = ltrim( substr( $bare, $length ), '0' );
			if ( strlen( $local ) >= self::LOCAL ) {
				$keys[] = $local;
			}
		}
		return array_values( array_unique( array_map( static fn ( string $key ): string => self::MARK . $key, array_filter( $keys, static fn ( string $key ): bool => '' !== $key ) ) ) );
	}

	private static function digits( string $text ): string {
		return (string) preg_replace( '/\D+/', '', $text );
	}
}
