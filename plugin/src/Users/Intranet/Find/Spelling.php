<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Similarity of two spellings. */
final class Spelling {

	/** Edit distance (optimal string alignment): letters inserted, deleted, changed or swapped with a neighbour. At most $most + 1. */
	public static function distance( string $one, string $other, int $most ): int {
		if ( $one === $other ) {
			return 0;
		}
		$a = self::letters( $one );
		$b = self::letters( $other );
		if ( abs( count( $a ) - count( $b ) ) > $most ) {
			return $most + 1;
		}
		$before = array();
		$row    = range( 0, count( $b ) );
		foreach ( $a as $i => $letter ) {
			$next = array( $i + 1 );
			foreach ( $b as $j => $against ) {
				$next[ $j + 1 ] = min( $row[ $j ] + ( $letter === $against ? 0 : 1 ), $row[ $j + 1 ] + 1, $next[ $j ] + 1 );
				if ( $i > 0 && $j > 0 && $letter === $b[ $j - 1 ] && $a[ $i - 1 ] === $against ) {
					$next[ $j + 1 ] = min( $next[ $j + 1 ], $before[ $j - 1 ] + 1 );
				}
			}
			if ( min( $next ) > $most ) {
				return $most + 1;
			}
			$before = $row;
			$row    = $next;
		}
		return min( $row[ count( $b ) ], $most + 1 );
	}

	/** Edit distance allowed. None in short words, where one change makes another word. */
	public static function tolerance( string $word ): int {
		$length = mb_strlen( $word, 'UTF-8' );
		return match ( true ) {
			$length < 4 => 0,
			$length < 8 => 1,
			default     => 2,
		};
	}

	/** 0 for a different word; below 1 for a misspelling. */
	public static function likeness( string $typed, string $meant ): float {
		$most = self::tolerance( $typed );
		// levenshtein() is a cheap first test. It counts a swap as two changes, and bytes, of which other letters than ASCII have more.
		$bytes = 1 === preg_match( '/[^\x00-\x7F]/', $typed . $meant ) ? 2 : 1;
		if ( 0 === $most || abs( strlen( $typed ) - strlen( $meant ) ) > $most * $bytes || levenshtein( $typed, $meant ) > $most * $bytes * 2 ) {
			return 0.0;
		}
		$distance = self::distance( $typed, $meant, $most );
		// The first letter of a short word is rarely mistyped, nor is that of a long one together with another letter.
		if ( $distance > $most || ( ( strlen( $typed ) < 6 || $distance > 1 ) && $typed[0] !== $meant[0] ) ) {
			return 0.0;
		}
		return 0.85 - 0.1 * ( $distance - 1 );
	}

	/** @return list<string> */
	private static function letters( string $word ): array {
		return 1 === preg_match( '/[^\x00-\x7F]/', $word ) ? mb_str_split( $word, 1, 'UTF-8' ) : str_split( $word );
	}
}
