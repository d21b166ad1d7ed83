<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Text\Text;

/** Folded names, by which a name in a spreadsheet is compared: "Roe,  JOSÉ" and "José Roe" are both "jose roe". */
final class NameKey {

	private const LONGEST = 210;

	public static function of( string $first_name, string $last_name ): string {
		return self::folded( "$first_name $last_name" );
	}

	/** @param string $cell "First Last" or "Last, First". */
	public static function of_cell( string $cell ): string {
		$parts = explode( ',', $cell, 2 );
		return self::folded( isset( $parts[1] ) ? "$parts[1] $parts[0]" : $cell );
	}

	/** @return list<array{string, string}> First and last names that make up the key: "ana de la cruz" may be "ana" and "de la cruz". */
	public static function splits( string $key ): array {
		$words  = explode( ' ', $key );
		$splits = array();
		for ( $at = 1, $end = count( $words ); $at < $end; $at++ ) {
			$splits[] = array( implode( ' ', array_slice( $words, 0, $at ) ), implode( ' ', array_slice( $words, $at ) ) );
		}
		return $splits;
	}

	private static function folded( string $name ): string {
		return mb_substr( trim( (string) preg_replace( '/[\s\p{Z}]+/u', ' ', Text::folded( $name ) ) ), 0, self::LONGEST, 'UTF-8' );
	}
}
