<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * What the plugin knows of work, languages and places: knowledge.php, compiled by `npm run find:knowledge`.
 *
 * @phpstan-type Compiled array{trades: list<string>, needs: array<array-key, string>, words: array<string, array<array-key, string>>, english_of_words: string, places: array<array-key, string>, regions: list<string>, callings: array<array-key, string>, common: array<array-key, string>, english: array<array-key, string>}
 */
final class Knowledge {

	/** @var array<int, list<array{string, float}>> Targets of trades that a site has added, by number. */
	private array $added = array();

	/** @var array<array-key, list<array{int, bool, list<string>}>> The needs of these, by their first stem. */
	private array $added_needs = array();

	/** @var array<string, array<array-key, string>> Read parts of sorted lists, by list and first letter. */
	private array $read = array();

	/** @var list<string>|null English meanings of the other languages' words, by number. */
	private ?array $meanings = null;

	/** @param Compiled $data */
	private function __construct( private readonly array $data ) {}

	/** @param array<array-key, mixed> $lines Further trades, each in the form of TradeLine. */
	public static function shipped( array $lines = array() ): self {
		$knowledge = new self( require __DIR__ . '/knowledge.php' );
		foreach ( $lines as $line ) {
			if ( is_string( $line ) ) {
				$knowledge->add( TradeLine::parsed( $line ) );
			}
		}
		return $knowledge;
	}

	/** @return list<array{int, bool, list<string>}> Trades with a need that has this stem: number, whether it counts alone, the need's other stems. */
	public function needs( string $stem ): array {
		$needs = $this->added_needs[ $stem ] ?? array();
		$trade = '';
		foreach ( explode( ',', self::entry( $this->data['needs'], $stem ) ?? '' ) as $need ) {
			if ( '' !== $need ) {
				$parts   = explode( ' ', $need );
				$trade   = '' === $parts[0] ? $trade : $parts[0];
				$needs[] = array( intval( $trade, 36 ), ! str_ends_with( $trade, '?' ), array_slice( $parts, 1 ) );
			}
		}
		return $needs;
	}

	/**
	 * Looks through all needs, so it costs more than needs().
	 *
	 * @return list<array{int, bool, int}> Trades with a need that has this stem, be it the first or not: number, whether it counts alone, how many stems the need has.
	 */
	public function needs_with( string $stem ): array {
		$with = array();
		foreach ( $this->needs( $stem ) as list( $trade, $counts_alone, $others ) ) {
			$with[] = array( $trade, $counts_alone, 1 + count( $others ) );
		}
		foreach ( array_merge( ...array_values( $this->added_needs ) ) as list( $trade, $counts_alone, $others ) ) {
			if ( in_array( $stem, $others, true ) ) {
				$with[] = array( $trade, $counts_alone, 1 + count( $others ) );
			}
		}
		foreach ( $this->data['needs'] as $lines ) {
			array_push( $with, ...self::needs_having( $lines, $stem ) );
		}
		return $with;
	}

	/** @return list<array{int, bool, int}> As needs_with() has them, of the needs that have this stem after their first one. */
	private static function needs_having( string $lines, string $stem ): array {
		$with   = array();
		$length = strlen( $lines );
		for ( $at = strpos( $lines, " $stem" ); false !== $at; $at = strpos( $lines, " $stem", $at + 1 ) ) {
			if ( ! str_contains( " ,\n", $lines[ $at + 1 + strlen( $stem ) ] ) ) {
				continue;
			}
			$end   = $at + strcspn( $lines, ",\n", $at );
			$start = self::start( $lines, $at - $length );
			$count = substr_count( $lines, ' ', $start, $end - $start );
			// A need without a trade is of the trade of the one before.
			while ( ' ' === $lines[ $start ] ) {
				$start = self::start( $lines, $start - 2 - $length );
			}
			$trade  = substr( $lines, $start, strcspn( $lines, " ,\n", $start ) );
			$with[] = array( intval( $trade, 36 ), ! str_ends_with( $trade, '?' ), 1 + $count );
		}
		return $with;
	}

	/** Where the need begins in which this place is, counted from the end. */
	private static function start( string $lines, int $place ): int {
		return 1 + max( (int) strrpos( $lines, ',', $place ), (int) strrpos( $lines, "\t", $place ) );
	}

	/** @return list<array{string, float}> Words to look for, and how certain they are. */
	public function targets( int $trade ): array {
		return $this->added[ $trade ] ?? TradeLine::parsed( $this->data['trades'][ $trade ] )->targets;
	}

	/** The English words for a word or phrase of es, de or fr; null if it is not known, "" if it means nothing in a question. */
	public function english( string $language, string $phrase ): ?string {
		$number = self::entry( $this->data['words'][ $language ], $phrase );
		if ( null === $number && 'de' === $language ) {
			// "Schluessel" for "Schlüssel".
			$folded = str_replace( array( 'ae', 'oe', 'ue' ), array( 'a', 'o', 'u' ), $phrase );
			$number = $folded === $phrase ? null : self::entry( $this->data['words'][ $language ], $folded );
		}
		if ( null === $number || '' === $number ) {
			return $number;
		}
		$this->meanings ??= explode( '|', $this->data['english_of_words'] );
		return $this->meanings[ intval( $number, 36 ) ];
	}

	/** @return list<string> Regions that a place is in, or that a region's other name or adjective stands for. */
	public function regions( string $place ): array {
		$regions = self::entry( $this->data['places'], $place ) ?? '';
		return '' === $regions ? array() : array_map( fn ( string $number ): string => $this->data['regions'][ (int) $number ], explode( ',', $regions ) );
	}

	/** Whether it is a region itself, or another name or the adjective of one, rather than a town. */
	public function is_region_name( string $place ): bool {
		return in_array( $place, $this->data['regions'], true );
	}

	/** Whether it is what a person can be by trade, as a plumber or a pianist. */
	public function is_calling( string $word ): bool {
		return $this->is_in_sorted( 'callings', $word ) || $this->is_in_sorted( 'callings', Words::base( $word ) );
	}

	/** Whether it is one of the words that English texts have most. */
	public function is_common( string $word ): bool {
		return self::is_in( $this->data['common'], $word ) || self::is_in( $this->data['common'], Words::stem( $word ) ) || self::is_in( $this->data['common'], Words::stem( Words::base( $word ) ) );
	}

	/** Whether it is an English word, so that it is hardly a misspelt name. */
	public function is_english( string $word ): bool {
		foreach ( array( $word, Words::base( $word ), (string) preg_replace( '/(?:ing|ed|s|er|ers|ly)$/', '', $word ) ) as $form ) {
			$stem = Words::stem( $form );
			if ( ( self::is_near( $form, $stem ) && self::is_in( $this->data['common'], $stem ) ) || self::is_in( $this->data['common'], $form ) || $this->is_in_sorted( 'english', $form ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether a word is so like its stem that it is English where the stem is: not the name Marchant, for "march". */
	public static function is_near( string $word, string $stem ): bool {
		return strlen( $word ) - strlen( $stem ) < 3;
	}

	/** @param array<array-key, string> $parts Words by their first letter, which they leave out. */
	private static function is_in( array $parts, string $word ): bool {
		return str_contains( $parts[ $word[0] ?? '' ] ?? '', ' ' . substr( $word, 1 ) . ' ' );
	}

	/** @param 'callings'|'english' $list Words by their first letter; each has how many letters are those of the one before, as a capital, and the others. */
	private function is_in_sorted( string $list, string $word ): bool {
		$letter                          = $word[0] ?? '';
		$this->read[ $list ][ $letter ] ??= self::words( $this->data[ $list ][ $letter ] ?? '' );
		return str_contains( $this->read[ $list ][ $letter ], ' ' . substr( $word, 1 ) . ' ' );
	}

	/** Without the first letters, between spaces. */
	private static function words( string $sorted ): string {
		preg_match_all( '/([A-Z])([a-z]*)/', $sorted, $found, PREG_SET_ORDER );
		$words = ' ';
		$word  = '';
		foreach ( $found as list( , $same, $others ) ) {
			$word   = substr( $word, 0, ord( $same ) - ord( 'A' ) ) . $others;
			$words .= "$word ";
		}
		return $words;
	}

	/** @param array<array-key, string> $parts Lines of keys and values by the key's first letter, which they leave out: less than half of an array of them. */
	private static function entry( array $parts, string $key ): ?string {
		$lines = $parts[ $key[0] ?? '' ] ?? '';
		$start = strpos( $lines, "\n" . substr( $key, 1 ) . "\t" );
		if ( false === $start ) {
			return null;
		}
		$start += strlen( $key ) + 1;
		return substr( $lines, $start, (int) strpos( $lines, "\n", $start ) - $start );
	}

	private function add( TradeLine $line ): void {
		$number                 = count( $this->data['trades'] ) + count( $this->added );
		$this->added[ $number ] = $line->targets;
		foreach ( $line->needs as list( $words, $counts_alone ) ) {
			$stems = TradeLine::bases( $words );
			if ( array() !== $stems ) {
				$this->added_needs[ $stems[0] ][] = array( $number, $counts_alone, array_slice( $stems, 1 ) );
			}
		}
	}
}
