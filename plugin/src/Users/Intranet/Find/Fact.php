<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Users\Fields\Role;

/** A property that people share: a title, an office, a skill. One object for all people who have it. */
final class Fact {

	/** Words after the head noun of a title, as in "Regional Manager West". */
	private const AREAS = array( 'west', 'east', 'north', 'south', 'central', 'northwest', 'northeast', 'southwest', 'southeast', 'international', 'global', 'i', 'ii', 'iii', 'iv', '1', '2', '3' );

	/** What a position is called, so that the words after it are another one or its area. */
	private const POSITIONS = array( 'president', 'director', 'manager', 'officer', 'counsel', 'ceo', 'cfo', 'coo', 'founder', 'owner', 'partner', 'engineer', 'supervisor', 'controller' );

	private const LEADERS = array( 'lead', 'leader', 'head', 'manager', 'director', 'supervisor', 'chief', 'foreman', 'president' );

	/** Factor of a match with only one of the positions. */
	private const ONE_OF = 0.97;

	/** Bit mask of the words that a full match needs: all but those in brackets. */
	public readonly int $all;

	/** @var list<int> Bit masks of the positions that one title joins: "General Counsel & Corporate Secretary". */
	private readonly array $joined;

	/** Bit of the head noun, as "assistant" in "loan officer assistant"; 0 where there is none. */
	private readonly int $head;

	public readonly bool $is_latin;

	/** @var list<int> User IDs. */
	public array $people = array();

	/**
	 * @param list<string> $words   In English where the text is a foreign title.
	 * @param string       $english The text in English, where it is not.
	 */
	public function __construct(
		public readonly FactKind $field,
		public readonly string $text,
		public readonly array $words,
		public readonly string $english = '',
		public readonly ?Role $role = null,
	) {
		$english        = '' === $english ? $text : $english;
		$this->all      = self::bits( array_keys( str_contains( $english, '(' ) ? self::essential( $english, $words ) : $words ) );
		$this->joined   = FactKind::Title === $field ? self::joined( $english, $words ) : array();
		$this->head     = FactKind::Title === $field ? self::head( $english, $words ) : 0;
		$this->is_latin = 1 !== preg_match( '/[^\x00-\x7F]/', implode( '', $words ) );
	}

	public static function of_role( Role $role ): self {
		$label = $role->label();
		return new self( FactKind::Role, $label, Words::telling( $label ), role: $role );
	}

	/** Share of the words that the question has, from the kind's minimum to 1. A one-word title beats a longer one with the same word. */
	public function completeness( int $said ): float {
		$least  = $this->field->least();
		$shares = array( self::count( $said & $this->all ) / max( 1, self::count( $this->all ) ) );
		foreach ( $this->joined as $position ) {
			$shares[] = self::ONE_OF * self::count( $said & $position ) / self::count( $position );
		}
		return $least + ( 1.0 - $least ) * max( $shares );
	}

	public function is_said_whole( int $said ): bool {
		return ( $said & $this->all ) === $this->all;
	}

	/** Whether these are the first words of a title and more than one: "regional manager" of a "Regional Manager West". */
	public function is_begun( int $said ): bool {
		return FactKind::Title === $this->field && $said > 1 && 0 === ( $said & ( $said + 1 ) );
	}

	public function is_said_in_essence( int $said ): bool {
		return 0 === $this->head || 0 !== ( $said & $this->head );
	}

	public function has_head( int $said ): bool {
		return 0 !== ( $said & $this->head );
	}

	/** Whether it is the title of one who leads. */
	public function leads(): bool {
		return FactKind::Title === $this->field && array() !== array_intersect( self::LEADERS, $this->words );
	}

	/** Whether these words are what the title's person leads, not what that person is: "purchasing" of a "Head Purchasing Fruit". */
	public function is_led( int $said ): bool {
		return ! $this->has_head( $said ) || ( $this->leads() && ! $this->is_said_whole( $said ) && ! $this->has_head( self::bits( array_keys( array_intersect( $this->words, self::LEADERS ) ) ) ) );
	}

	/** @param array<int> $positions */
	public static function bits( array $positions ): int {
		return array_reduce( $positions, static fn ( int $bits, int $position ): int => $bits | 1 << min( 59, $position ), 0 );
	}

	/**
	 * @param list<string> $words
	 * @return array<int, string>
	 */
	private static function essential( string $text, array $words ): array {
		$essential = array_intersect( $words, Words::of( (string) preg_replace( '/\(.*?\)/', ' ', $text ) ) );
		return array() === $essential ? $words : $essential;
	}

	/**
	 * The first position of a title that joins two, and the rest.
	 *
	 * @return array{string, string}|null
	 */
	private static function other_position( string $text ): ?array {
		$parts = (array) preg_split( '/\s(?:&|and)\s|,\s/i', $text, 2 );
		$first = Words::of( (string) $parts[0] );
		// An assistant to the COO and CFO has neither position.
		return 2 === count( $parts ) && in_array( end( $first ), self::POSITIONS, true ) && ! in_array( 'to', $first, true ) ? array( (string) $parts[0], (string) $parts[1] ) : null;
	}

	/**
	 * @param list<string> $words
	 * @return list<int>
	 */
	private static function joined( string $text, array $words ): array {
		$masks = array();
		foreach ( self::other_position( $text ) ?? array() as $part ) {
			$own = Words::telling( $part );
			if ( in_array( end( $own ), self::POSITIONS, true ) ) {
				$masks[] = self::bits( array_keys( array_intersect( $words, $own ) ) );
			}
		}
		return array_values( array_filter( $masks ) );
	}

	/** @param list<string> $words */
	private static function head( string $text, array $words ): int {
		$other = self::other_position( $text );
		if ( null !== $other ) {
			return self::head( $other[0], $words ) | self::head( $other[1], $words );
		}
		$part     = Words::of( (string) preg_replace( '/[,;(\/|–—].*|\s(?:of|to|for|in)\s.*/us', '', $text ) );
		while ( count( $part ) > 1 && in_array( end( $part ), self::AREAS, true ) ) {
			array_pop( $part );
		}
		$position = array_search( end( $part ), $words, true );
		return false === $position ? 0 : 1 << min( 59, $position );
	}

	private static function count( int $bits ): int {
		return substr_count( decbin( $bits ), '1' );
	}
}
