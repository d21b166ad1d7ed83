<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Factors of the words that say only what the thing needed is for, of or with, how much of it, or where it is. */
final class Asides {

	/** Factor of words after "for" or "of": what is needed is before it. */
	private const ASIDE = 0.6;

	/** Factor of what is said of a person aside: "the file of a lady who wants to draw on her house". */
	private const SAID_ASIDE = 0.4;

	/** How far apart the words of a need may stand that enclose another thing. */
	private const SPAN = 6;

	/** What holds so much of a thing: "a lorry load of clementines" is about these. */
	private const MEASURES = array( 'load', 'loads', 'lorryload', 'truckload', 'carload', 'pallet', 'pallets', 'crate', 'crates', 'box', 'boxes', 'bag', 'bags', 'sack', 'sacks', 'tin', 'tins', 'jar', 'jars', 'bottle', 'bottles', 'barrel', 'barrels', 'batch', 'batches', 'tray', 'trays', 'drum', 'drums', 'stack', 'stacks', 'pile', 'piles' );

	/** Words after which "to" begins a verb rather than an aside: "learn how to swim". */
	private const BEFORE_VERBS = array( 'how', 'where', 'want', 'wants', 'need', 'needs', 'like', 'have', 'has', 'had', 'going', 'able', 'try', 'trying', 'learn', 'allowed', 'ought', 'used', 'is', 'are' );

	/** Verbs after which "for" begins what is needed. */
	private const BEFORE_FOR = array( 'ask', 'asks', 'asked', 'asking', 'look', 'looks', 'looking', 'wait', 'waits', 'waiting' );

	/** Factor of a setting, as "in the bakery": what is needed is elsewhere in the question. */
	private const SETTING  = 0.5;
	private const SETTINGS = array( 'room', 'warehouse', 'bakery', 'kitchen', 'cellar', 'lobby', 'hall', 'hallway', 'corridor', 'floor', 'basement', 'building', 'plant', 'factory', 'lab', 'laboratory', 'garage', 'store', 'shop', 'canteen', 'workshop', 'stairwell', 'entrance', 'elevator', 'office', 'hotel', 'train', 'plane', 'taxi', 'bus', 'airport', 'station', 'restaurant', 'home' );

	/** What is found in a product, which is only where it is: "mould in the cheese". */
	private const FOUND_IN_PRODUCTS = array( 'listeria', 'salmonella', 'bacteria', 'germs', 'mould', 'mold', 'glass', 'metal', 'plastic', 'hair', 'stone', 'stones', 'bone', 'wood', 'screw', 'nail', 'splinter', 'splinters', 'shard', 'shards', 'residue', 'residues', 'pesticide', 'pesticides', 'glyphosate', 'insect', 'insects', 'maggots', 'larvae', 'moths', 'worms', 'allergen', 'allergens', 'gluten', 'histamine', 'traces', 'sesame', 'nuts', 'rubber', 'foil' );

	/**
	 * @param list<Token> $tokens
	 * @return array<array-key, float> Factors of the words that say what the thing needed is for, of or with, or where it is.
	 */
	public static function of( array $tokens ): array {
		$aside    = self::settings( $tokens );
		$is_aside = false;
		$is_asked = false;
		$is_said  = false;
		foreach ( $tokens as $index => $token ) {
			$is_said  = $is_said || ( 'who' === $token->word && $is_aside && $is_asked );
			$is_asked = $is_asked || 'who' === $token->word;
			if ( ! $is_said && in_array( $token->word, array( 'and', 'who', 'that', 'which', 'because', 'but', 'is', 'are', 'has', 'i', 'we', 'need', 'needs', 'wants', 'can', 'does', 'so', 'now' ), true ) ) {
				$is_aside = false;
			} elseif ( $index > 2 && in_array( $token->before, array( 'for', 'of', 'from', 'with', 'at', 'to' ), true ) && ! ( 'to' === $token->before && in_array( $tokens[ $index - 2 ]->word, self::BEFORE_VERBS, true ) ) && ! self::is_measured( $tokens, $index ) && ! self::is_asked_for( $tokens, $index ) ) {
				$is_aside = true;
			}
			if ( self::is_measured( $tokens, $index ) ) {
				$aside[ $tokens[ $index - 2 ]->word ] ??= self::ASIDE;
			}
			if ( $is_aside ) {
				$aside[ $token->word ] ??= $is_said ? self::SAID_ASIDE : self::ASIDE;
			}
		}
		return $aside;
	}

	/**
	 * A thing of several words that stands between those of one need is only what is done with it: "sells rye bread under our name".
	 *
	 * @param array<int, array{strength: float, places: list<int>, most: int}> $needed
	 * @param list<string>                                                     $words
	 * @param list<Unit>                                                       $units
	 * @return array<array-key, float> Factors by the first word of such a thing.
	 */
	public static function enclosed( array $needed, array $words, array $units ): array {
		$enclosed = array();
		foreach ( $needed as $need ) {
			if ( array() === $need['places'] || $need['most'] < 3 ) {
				continue;
			}
			$least = min( $need['places'] );
			$most  = max( $need['places'] );
			foreach ( $most - $least > self::SPAN ? array() : $units as $unit ) {
				$place = array_search( $unit->tokens[0]->word, $words, true );
				if ( $unit->is_phrase && $place > $least && $place < $most && ! in_array( $place, $need['places'], true ) ) {
					$enclosed[ $unit->tokens[0]->word ] = self::ASIDE;
				}
			}
		}
		return $enclosed;
	}

	/**
	 * Whether the words before say how much of it.
	 *
	 * @param list<Token> $tokens
	 */
	private static function is_measured( array $tokens, int $index ): bool {
		return $index > 1 && 'of' === $tokens[ $index ]->before && in_array( $tokens[ $index - 2 ]->word, self::MEASURES, true );
	}

	/**
	 * Whether the "for" before this word says what is needed: "they ask for our climate targets".
	 *
	 * @param list<Token> $tokens
	 */
	private static function is_asked_for( array $tokens, int $index ): bool {
		if ( 'for' !== $tokens[ $index ]->before ) {
			return false;
		}
		while ( $index > 1 && 'for' !== $tokens[ $index - 1 ]->word ) {
			--$index;
		}
		return $index > 1 && in_array( $tokens[ $index - 2 ]->word, self::BEFORE_FOR, true );
	}

	/**
	 * @param list<Token> $tokens
	 * @return array<array-key, float> Factors of the words of a setting: "in our conference room".
	 */
	private static function settings( array $tokens ): array {
		$factors = array();
		foreach ( $tokens as $index => $token ) {
			if ( ! in_array( $token->before, array( 'in', 'at', 'inside', 'on' ), true ) ) {
				continue;
			}
			$words = array_map( static fn ( Token $one ): string => $one->word, array_slice( $tokens, $index, 3 ) );
			if ( 'in' === $token->before && array() !== array_intersect( array_map( static fn ( Token $one ): string => $one->word, array_slice( $tokens, max( 0, $index - 3 ), min( 3, $index ) ) ), self::FOUND_IN_PRODUCTS ) ) {
				$factors += array_fill_keys( array_slice( $words, 0, 2 ), self::SETTING / 2 );
				continue;
			}
			$found = array_intersect( $words, self::SETTINGS );
			if ( array() !== $found && ( $index > 2 || count( $tokens ) > 6 ) ) {
				$setting = array_slice( $words, 0, (int) array_key_last( $found ) + 1 );
				// Two words of a setting, as "conference room", weigh no more than one.
				$factors += array_fill_keys( $setting, self::SETTING / min( 2, count( $setting ) ) );
			}
		}
		return $factors;
	}
}
