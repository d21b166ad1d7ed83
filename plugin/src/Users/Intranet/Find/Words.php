<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Text\Text;

/** Splits text into comparable words: folded, without punctuation. */
final class Words {

	private const SUFFIXES = array(
		'izations', 'ization', 'isation', 'ations', 'ation', 'ators', 'ator', 'ating', 'ates', 'ated', 'ate',
		'ments', 'ment', 'ings', 'ing', 'ants', 'ant', 'ance', 'ists', 'ist', 'ions', 'ion', 'iers', 'ier',
		'ers', 'ors', 'er', 'or', 'ies', 'ied', 'es', 'ed', 's', 'y', 'e',
	);

	/** Suffixes that may leave a stem of three letters: aid, aider; bake, baker. Others leave four. */
	private const SHORT = array( 's', 'er', 'ers', 'ing', 'ings' );

	/** Words that would otherwise share one stem. */
	private const WHOLE = array(
		'officer'  => 'officer',
		'officers' => 'officer',
		'office'   => 'office',
		'offices'  => 'office',
	);

	/** Words whose last letter makes them another word: no plane for a plan. */
	private const KEPT = array( 'plane', 'planes', 'paste', 'bathe', 'morale', 'scare', 'stare' );

	/** Words of a title that carry no meaning. */
	private const JOINING = array( 'of', 'the', 'and', 'to', 'for', 'in', 'a', 'an' );

	/** @return list<string> Apostrophes are left out of words; letters around an ampersand are one word, as R&D. */
	public static function of( string $text ): array {
		$folded = (string) preg_replace( '/[\'’‘ʻ`´]+/u', '', Text::folded( $text ) );
		$folded = (string) preg_replace( '/(?<![\p{L}\p{N}])(\p{L})\s*&\s*(\p{L})(?![\p{L}\p{N}])/u', '$1$2', $folded );
		preg_match_all( '/[\p{L}\p{M}\p{N}]+[+#]*/u', $folded, $found );
		return $found[0];
	}

	/** @return list<string> Without joining words, unless the text has only these. */
	public static function telling( string $text ): array {
		$words   = self::of( $text );
		$telling = array_values( array_diff( $words, self::JOINING ) );
		return array() === $telling ? $words : $telling;
	}

	public static function joins( string $word ): bool {
		return in_array( $word, self::JOINING, true );
	}

	/** The common stem of related words: process, processor, processing. */
	public static function stem( string $word ): string {
		if ( isset( self::WHOLE[ $word ] ) ) {
			return self::WHOLE[ $word ];
		}
		do {
			$before = $word;
			$word   = self::shorter( $word );
		} while ( $word !== $before );
		return $word;
	}

	/** A word without the endings of number and time, which keeps "win" from "wine". */
	public static function base( string $word ): string {
		if ( in_array( $word, self::KEPT, true ) ) {
			return rtrim( $word, 's' );
		}
		$word = (string) preg_replace( array( '/ies$/', '/(?<=s|x|z|ch|sh)es$/', '/(?<=[a-z]{2}[^su])s$/' ), array( 'y', '', '' ), $word );
		if ( 1 !== preg_match( '/^([a-z]{3,})(?:ing|ed)$|^([a-z]{2,}[^e])ing$/', $word, $found ) ) {
			return 1 === preg_match( '/^[a-z]{4,}e$/', $word ) ? substr( $word, 0, -1 ) : $word;
		}
		$rest = (string) preg_replace( '/([bdfgmnprt])\1$/', '$1', end( $found ) );
		$is_whole = end( $found ) === $rest;
		$base     = $is_whole && 1 === preg_match( '/^[a-z]?[^aeiou][aeiou][^aeiouywx]$/', $rest ) && 3 === strlen( $rest ) ? "{$rest}e" : $rest;
		return 1 === preg_match( '/^[a-z]{4,}e$/', $base ) ? substr( $base, 0, -1 ) : $base;
	}

	/** @return list<string> The singular of a plural, and the other way round. */
	public static function of_other_number( string $word ): array {
		$others = array( "{$word}s" );
		if ( strlen( $word ) > 3 && str_ends_with( $word, 's' ) && ! str_ends_with( $word, 'ss' ) ) {
			$others[] = substr( $word, 0, -1 );
			$others[] = (string) preg_replace( '/ies$/', 'y', $word );
			$others[] = (string) preg_replace( '/(?<=s|x|z|ch|sh)es$/', '', $word );
		}
		return array_values( array_diff( $others, array( $word ) ) );
	}

	private static function shorter( string $word ): string {
		$length = strlen( $word );
		if ( $length < 4 || str_ends_with( $word, 'ss' ) || 1 === preg_match( '/[^a-z]/', $word ) ) {
			return $word;
		}
		foreach ( self::SUFFIXES as $suffix ) {
			$rest = $length - strlen( $suffix );
			if ( $rest >= ( in_array( $suffix, self::SHORT, true ) ? 3 : 4 ) && str_ends_with( $word, $suffix ) ) {
				$stem = substr( $word, 0, $rest );
				// A doubled consonant becomes one: "underwritt" from "underwritting".
				return 's' === $suffix ? $stem : (string) preg_replace( '/([bdfgmnprt])\1$/', '$1', $stem );
			}
		}
		return $word;
	}

	/** @param list<string> $words */
	public static function initials( array $words ): string {
		return implode( '', array_map( static fn ( string $word ): string => mb_substr( $word, 0, 1, 'UTF-8' ), $words ) );
	}
}
