<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** The words by which a fact is found, each with a bit mask of its positions in the fact. */
final class FactWords {

	/** Positions that a mask has; all later words share the last one. */
	private const LAST = 59;

	/** Words of foreign titles that English has for another position: a "chef d'atelier" is no cook. */
	private const FALSE_FRIENDS = array( 'chef', 'commercial' );

	/** @return array<array-key, int> Masks by word. */
	public static function of( Fact $fact ): array {
		$masks = array();
		foreach ( $fact->words as $position => $word ) {
			$masks[ $word ] = ( $masks[ $word ] ?? 0 ) | 1 << min( self::LAST, $position );
		}
		return $masks;
	}

	/**
	 * A foreign title is found by its words in English and by its own.
	 *
	 * @param list<array{string, list<string>}> $english
	 * @return array<array-key, int> Masks by word.
	 */
	public static function of_title( array $english ): array {
		$words = array_column( $english, 0 );
		$masks = array();
		foreach ( $english as $position => list( $word, $originals ) ) {
			$own = array_filter( $originals, static fn ( string $original ): bool => ! Words::joins( $original ) && strlen( $original ) > 2 && ! in_array( $original, $words, true ) && ! in_array( $original, self::FALSE_FRIENDS, true ) );
			foreach ( array( $word, ...$own ) as $one ) {
				$masks[ $one ] = ( $masks[ $one ] ?? 0 ) | 1 << min( self::LAST, $position );
			}
		}
		return $masks;
	}

	/** @return array<array-key, int> Masks by words run together, as in "marykate", "email" and "nonqm". */
	public static function joined( Fact $fact ): array {
		if ( count( $fact->words ) < 2 ) {
			return array();
		}
		$masks = array( implode( '', $fact->words ) => $fact->all );
		preg_match_all( '/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/u', $fact->text, $found );
		foreach ( $found[0] as $chunk ) {
			$words                         = Words::of( $chunk );
			$masks[ implode( '', $words ) ] = Fact::bits( array_keys( array_intersect( $fact->words, $words ) ) );
		}
		return $masks;
	}
}
