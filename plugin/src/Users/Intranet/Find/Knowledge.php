<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * What the plugin knows of work, languages and places: knowledge.php, compiled by `npm run find:knowledge`.
 *
 * @phpstan-type Compiled array{trades: list<string>, targets: string, needs: array<array-key, string>, choices: list<string>, stems: string, words: array<string, array<array-key, string>>, english_of_words: string, places: array<array-key, string>, regions: list<string>, callings: array<array-key, string>, common: array<array-key, string>, english: array<array-key, string>, pieces: array<string, array<array-key, string>>}
 */
final class Knowledge {

	/** How many words a list of codes may have. */
	public const MOST_CODES = 26 * 36;

	/** Likeness of a word with one slip. */
	private const ONE_SLIP = 0.85;

	/** The byte "A", for no letters of the word before in a sorted list. */
	private const NONE = 65;

	/** What may follow a stem that is written out in a need. */
	private const AFTER_STEM = " ,:;\nABCDEFGHIJKLMNOPQRSTUVWXYZ";

	/** @var array<int, list<array{string, float}>> Targets of trades that a site has added, by number. */
	private array $added = array();

	/** @var array<array-key, list<array{int, bool, list<string>}>> The needs of these, by their first stem. */
	private array $added_needs = array();

	/** @var array<string, array<array-key, string>> Read parts of sorted lists, by list and first letter. */
	private array $read = array();

	/** @var list<string>|null English meanings of the other languages' words, by number. */
	private ?array $meanings = null;

	/** @var array<array-key, string> Codes of the stems that several needs have, by stem: a capital and a digit or letter. */
	private array $codes = array();

	/** @var list<string> The stems asked for last. */
	private array $present = array();

	/** @var array<string, string> These by how needs write them. */
	private array $written = array();

	/** @var array<string, string> Targets that several trades have, by their codes. */
	private array $targets = array();

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

	/** Whether a need has this stem as its first one. */
	public function has_needs( string $stem ): bool {
		return isset( $this->added_needs[ $stem ] ) || null !== self::entry( $this->data['needs'], $stem );
	}

	/** The only first stem of needs that this word becomes if one letter, but the last one, is added or two neighbours are swapped; null where there is none or several. */
	public function similar( string $word ): ?string {
		preg_match_all( sprintf( '/^[a-z]{%d,%d}(?=\t)/m', strlen( $word ) - 1, strlen( $word ) ), $this->data['needs'][ $word[0] ] ?? '', $found );
		$letters = count_chars( $word );
		$similar = array_filter(
			array_map( static fn ( string $rest ): string => $word[0] . $rest, $found[0] ),
			static fn ( string $other ): bool => $other === $word || ( ! str_starts_with( $other, $word ) && Spelling::likeness( $word, $other ) >= self::ONE_SLIP && ( strlen( $other ) > strlen( $word ) || count_chars( $other ) === $letters ) )
		);
		return 1 === count( $similar ) && ! in_array( $word, $similar, true ) ? end( $similar ) : null;
	}

	/**
	 * @param list<string> $present Stems of the question; needs that have others are left out.
	 * @return list<array{int, bool, list<string>}> Trades with a need that has this stem: number, whether it counts alone, the need's other stems.
	 */
	public function needs( string $stem, array $present ): array {
		$needs = $this->added_needs[ $stem ] ?? array();
		$entry = self::entry( $this->data['needs'], $stem );
		if ( null === $entry ) {
			return $needs;
		}
		$codes = $this->codes_of( $present );
		$weak  = explode( ';', $entry );
		$parts = explode( ':', $weak[0] );
		$trade = '';
		foreach ( explode( ',', $parts[0] ) as $need ) {
			$length = strcspn( $need, self::AFTER_STEM );
			$trade  = 0 === $length ? $trade : substr( $need, 0, $length );
			$others = '' === $need ? null : self::others( substr( $need, $length ), $codes );
			if ( null !== $others ) {
				$needs[] = array( intval( $trade, 36 ), ! str_ends_with( $trade, '?' ), $others );
			}
		}
		foreach ( array_slice( $parts, 1 ) as $number ) {
			$choice = $this->data['choices'][ intval( $number, 36 ) ];
			foreach ( self::chosen( $stem, explode( '/', substr( $choice, (int) strrpos( $choice, ';' ) + 1 ) ), $codes ) as $others ) {
				$need = array( intval( $choice, 36 ), true, $others );
				if ( ! in_array( $need, $needs, true ) ) {
					$needs[] = $need;
				}
			}
		}
		foreach ( self::hints( $weak ) as $number ) {
			$needs[] = array( $number, false, array() );
		}
		return $needs;
	}

	/**
	 * @param list<string> $entry
	 * @return list<int> Trades that the word tells of weakly, because longer needs of them have it.
	 */
	private static function hints( array $entry ): array {
		return isset( $entry[1] ) ? array_map( static fn ( string $number ): int => intval( $number, 36 ), str_split( $entry[1], 2 ) ) : array();
	}

	/**
	 * @param list<string> $stems
	 * @return array<string, string> These by how needs write them: as a code, or after a space.
	 */
	private function codes_of( array $stems ): array {
		if ( $stems !== $this->present ) {
			$this->present = $stems;
			$this->written = array();
			foreach ( $stems as $stem ) {
				$this->written[ $this->written( $stem ) ] = $stem;
			}
		}
		return $this->written;
	}

	/** The stem's code, or the stem after a space. */
	private function written( string $stem ): string {
		$this->codes = array() === $this->codes ? array_flip( self::coded( $this->data['stems'], ' ' ) ) : $this->codes;
		return $this->codes[ $stem ] ?? " $stem";
	}

	/**
	 * @param array<string, string> $codes
	 * @return list<string>|null The stems of a need; null if one has none of these codes.
	 */
	private static function others( string $need, array $codes ): ?array {
		$others = array();
		$length = strlen( $need );
		for ( $at = 0; $at < $length; ) {
			$end  = ' ' === $need[ $at ] ? $at + 1 + strcspn( $need, self::AFTER_STEM, $at + 1 ) : $at + 2;
			$code = substr( $need, $at, $end - $at );
			if ( ! isset( $codes[ $code ] ) ) {
				return null;
			}
			$others[] = $codes[ $code ];
			$at       = $end;
		}
		return $others;
	}

	/**
	 * @param list<string>          $places Stems of each further place, each with a space at its end.
	 * @param array<string, string> $codes
	 * @return list<list<string>> One of the stems that have codes for each place, in all ways.
	 */
	private static function chosen( string $stem, array $places, array $codes ): array {
		$all = array( array() );
		foreach ( $places as $place ) {
			$longer = array();
			foreach ( $codes as $code => $other ) {
				if ( str_contains( $place, ' ' === $code[0] ? "$code " : $code ) && $other !== $stem ) {
					foreach ( $all as $begun ) {
						if ( ! in_array( $other, $begun, true ) ) {
							$longer[] = array( ...$begun, $other );
						}
					}
				}
			}
			if ( array() === $longer ) {
				return array();
			}
			$all = $longer;
		}
		return $all;
	}

	/**
	 * Looks through all needs, so it costs more than needs().
	 *
	 * @return list<array{int, bool, int}> Trades with a need that has this stem, be it the first or not: number, whether it counts alone, how many stems the need has.
	 */
	public function needs_with( string $stem ): array {
		$with  = array();
		$weak  = explode( ';', self::entry( $this->data['needs'], $stem ) ?? '' );
		$own   = explode( ':', $weak[0] );
		$begun = array_flip( array_map( static fn ( string $number ): int => intval( $number, 36 ), array_slice( $own, 1 ) ) );
		$trade = '';
		foreach ( '' === $own[0] ? array() : explode( ',', rtrim( $own[0], ',' ) ) as $need ) {
			$length = strcspn( $need, self::AFTER_STEM );
			$trade  = 0 === $length ? $trade : substr( $need, 0, $length );
			$with[] = array( intval( $trade, 36 ), ! str_ends_with( $trade, '?' ), 1 + (int) preg_match_all( '/[ A-Z]/', substr( $need, $length ) ) );
		}
		foreach ( self::hints( $weak ) as $number ) {
			$with[] = array( $number, false, 1 );
		}
		foreach ( $this->added_needs as $first => $needs ) {
			foreach ( $needs as list( $number, $counts_alone, $others ) ) {
				if ( (string) $first === $stem || in_array( $stem, $others, true ) ) {
					$with[] = array( $number, $counts_alone, 1 + count( $others ) );
				}
			}
		}
		$written = $this->written( $stem );
		foreach ( $this->data['needs'] as $lines ) {
			array_push( $with, ...self::needs_having( $lines, $written ) );
		}
		$in_place = ' ' === $written[0] ? "$written " : $written;
		foreach ( $this->data['choices'] as $number => $choice ) {
			if ( isset( $begun[ $number ] ) || str_contains( $choice, $in_place ) ) {
				$with[] = array( intval( $choice, 36 ), true, 2 + substr_count( $choice, '/' ) );
			}
		}
		return $with;
	}

	/**
	 * @param string $written The stem's code, or the stem after a space.
	 * @return list<array{int, bool, int}> As needs_with() has them, of the needs that have this stem after their first one.
	 */
	private static function needs_having( string $lines, string $written ): array {
		$with   = array();
		$length = strlen( $lines );
		for ( $at = strpos( $lines, $written ); false !== $at; $at = strpos( $lines, $written, $at + 1 ) ) {
			if ( ' ' === $written[0] && ! str_contains( self::AFTER_STEM, $lines[ $at + strlen( $written ) ] ) ) {
				continue;
			}
			$end   = $at + strcspn( $lines, ",\n", $at );
			$start = self::start( $lines, $at - $length );
			$count = (int) preg_match_all( '/[ A-Z]/', substr( $lines, $start, $end - $start ) );
			// A need without a trade is of the trade of the one before.
			while ( str_contains( self::AFTER_STEM, $lines[ $start ] ) ) {
				$start = self::start( $lines, $start - 2 - $length );
			}
			$trade  = substr( $lines, $start, strcspn( $lines, self::AFTER_STEM, $start ) );
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
		if ( isset( $this->added[ $trade ] ) ) {
			return $this->added[ $trade ];
		}
		$this->targets = array() === $this->targets ? self::coded( $this->data['targets'], '|' ) : $this->targets;
		$line          = (string) preg_replace_callback( '/[A-Z][0-9a-z]/', fn ( array $code ): string => $this->targets[ $code[0] ], $this->data['trades'][ $trade ] );
		return TradeLine::parsed( $line )->targets;
	}

	/**
	 * Words by their codes, which are in this order: A0 to A9, Aa to Az, B0.
	 *
	 * @param non-empty-string $between
	 * @return array<string, string>
	 */
	private static function coded( string $words, string $between ): array {
		$coded = array();
		foreach ( explode( $between, $words ) as $number => $word ) {
			$coded[ self::code( $number ) ] = $word;
		}
		return $coded;
	}

	/** The code of the word with this number, of MOST_CODES. */
	public static function code( int $number ): string {
		return chr( ord( 'A' ) + intdiv( $number, 36 ) ) . base_convert( (string) ( $number % 36 ), 10, 36 );
	}

	/** The English words for a word or phrase of es, de or fr; null if it is not known, "" if it means nothing in a question. */
	public function english( string $language, string $phrase ): ?string {
		$number = $this->packed( $language, $this->data['words'][ $language ], $phrase );
		if ( null === $number && 'de' === $language ) {
			// "Schluessel" for "Schlüssel".
			$folded = str_replace( array( 'ae', 'oe', 'ue' ), array( 'a', 'o', 'u' ), $phrase );
			$number = $folded === $phrase ? null : $this->packed( $language, $this->data['words'][ $language ], $folded );
		}
		if ( null === $number || '' === $number ) {
			return $number;
		}
		$this->meanings ??= explode( '|', $this->data['english_of_words'] );
		return $this->meanings[ intval( $number, 36 ) ];
	}

	/** @return list<string> Regions that a place is in, or that a region's other name or adjective stands for. */
	public function regions( string $place ): array {
		$regions = $this->packed( 'places', $this->data['places'], $place ) ?? '';
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
		return $this->is_in_sorted( 'common', $word ) || $this->is_in_sorted( 'common', Words::stem( $word ) ) || $this->is_in_sorted( 'common', Words::stem( Words::base( $word ) ) );
	}

	/** Whether it is an English word, so that it is hardly a misspelt name. */
	public function is_english( string $word ): bool {
		foreach ( array( $word, Words::base( $word ), (string) preg_replace( '/(?:ing|ed|s|er|ers|ly)$/', '', $word ) ) as $form ) {
			$stem = Words::stem( $form );
			if ( ( self::is_near( $form, $stem ) && $this->is_in_sorted( 'common', $stem ) ) || $this->is_in_sorted( 'common', $form ) || $this->is_in_sorted( 'english', $form ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether a word is so like its stem that it is English where the stem is: not the name Marchant, for "march". */
	public static function is_near( string $word, string $stem ): bool {
		return strlen( $word ) - strlen( $stem ) < 3;
	}

	/** @param 'callings'|'common'|'english' $list Words by their first letter; each has how many letters are those of the one before, as a capital, and the others. */
	private function is_in_sorted( string $list, string $word ): bool {
		$letter                          = $word[0] ?? '';
		$this->read[ $list ][ $letter ] ??= self::words( strtr( $this->data[ $list ][ $letter ] ?? '', $this->data['pieces'][ $list ] ) );
		return str_contains( $this->read[ $list ][ $letter ], ' ' . substr( $word, 1 ) . ' ' );
	}

	/** Without the first letters, between spaces. */
	private static function words( string $sorted ): string {
		$words = ' ';
		$word  = '';
		foreach ( self::from_capitals( $sorted ) as $part ) {
			$word   = substr_replace( $word, substr( $part, 1 ), ord( $part ) - self::NONE );
			$words .= "$word ";
		}
		return $words;
	}

	/** @param array<array-key, string> $parts Keys and values by the key's first letter, as compile.php packs them. */
	private function packed( string $list, array $parts, string $key ): ?string {
		$letter                          = $key[0] ?? '';
		$this->read[ $list ][ $letter ] ??= self::lines( strtr( $parts[ $letter ] ?? '', $this->data['pieces'][ $list ] ) );
		return self::value( $this->read[ $list ][ $letter ], $key );
	}

	/** Packed keys and values, a line each. */
	private static function lines( string $packed ): string {
		$lines = "\n";
		$key   = '';
		$value = "\t";
		foreach ( self::from_capitals( $packed ) as $part ) {
			$tab    = strpos( $part, "\t" );
			$value  = false === $tab ? $value : substr( $part, $tab );
			$key    = substr_replace( $key, substr( $part, 1, false === $tab ? null : $tab - 1 ), ord( $part ) - self::NONE );
			$lines .= "$key$value\n";
		}
		return $lines;
	}

	/** @return list<string> Each from a capital to before the next. */
	private static function from_capitals( string $packed ): array {
		preg_match_all( '/[A-Z][^A-Z]*/', $packed, $found );
		return $found[0];
	}

	/** @param array<array-key, string> $parts Lines of keys and values by the key's first letter, which they leave out: less than half of an array of them. */
	private static function entry( array $parts, string $key ): ?string {
		return self::value( $parts[ $key[0] ?? '' ] ?? '', $key );
	}

	/** @param string $lines Keys without their first letter, and values. */
	private static function value( string $lines, string $key ): ?string {
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
