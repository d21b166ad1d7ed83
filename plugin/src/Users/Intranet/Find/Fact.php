<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Users\Fields\Role;

/** A property that people share: a title, an office, a skill. One object for all people who have it. */
final class Fact {

	/** Words after the head noun of a title, as in "Regional Manager West". */
	private const AREAS = array( 'west', 'east', 'north', 'south', 'central', 'northwest', 'northeast', 'southwest', 'southeast', 'international', 'global', 'i', 'ii', 'iii', 'iv', '1', '2', '3' );

	/** Bit mask of the words that a full match needs: all but those in brackets. */
	public readonly int $all;

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
		$this->head     = FactKind::Title === $field ? self::head( $english, $words ) : 0;
		$this->is_latin = 1 !== preg_match( '/[^\x00-\x7F]/', implode( '', $words ) );
	}

	public static function of_role( Role $role ): self {
		$label = $role->label();
		return new self( FactKind::Role, $label, Words::telling( $label ), role: $role );
	}

	/** Share of the words that the question has, from the kind's minimum to 1. A one-word title beats a longer one with the same word. */
	public function completeness( int $said ): float {
		$least = $this->field->least();
		return $least + ( 1.0 - $least ) * self::count( $said & $this->all ) / max( 1, self::count( $this->all ) );
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
		return FactKind::Title === $this->field && array() !== array_intersect( array( 'lead', 'leader', 'head', 'manager', 'director', 'supervisor', 'chief', 'foreman', 'president' ), $this->words );
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

	/** @param list<string> $words */
	private static function head( string $text, array $words ): int {
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
