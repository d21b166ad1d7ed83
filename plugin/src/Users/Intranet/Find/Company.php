<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** All people of the company and their facts, indexed by word. */
final class Company {

	/** @var array<int, Colleague> By user ID. */
	public array $people = array();

	/** @var list<Fact> */
	public array $facts = array();

	/** @var array<array-key, array<int, int>> Word => number of fact => bit mask of the word's positions in the fact. */
	public array $words = array();

	/** @var array<array-key, array<int, int>> The same for several words written as one. */
	public array $joined = array();

	/** @var array<array-key, array<array-key, true>> Stem => the words that have it. */
	public array $stems = array();

	/** @var array<array-key, array<int, true>> Stem of a word in a bio => numbers of the facts. */
	public array $bio_words = array();

	/** @var array<int, list<int>> Manager => reports. */
	private array $reports = array();

	/** @var array<string, array<array-key, int>> FactKind => text => number of the fact. */
	private array $numbers = array();

	/** @var array<string, string> Translated labels by role. */
	private array $roles = array();

	/** @param iterable<Colleague> $people */
	public function __construct( iterable $people ) {
		foreach ( $people as $one ) {
			$this->people[ $one->id ] = $one;
		}
		foreach ( $this->people as $one ) {
			if ( null !== $one->manager_id && $one->manager_id !== $one->id && isset( $this->people[ $one->manager_id ] ) ) {
				$this->reports[ $one->manager_id ][] = $one->id;
			}
			$this->learn_basics( $one );
		}
	}

	/** Null where the text is empty or the user ID is not one of the company's people. */
	public function learn( int $id, FactKind $field, string $text ): ?Fact {
		if ( '' === $text || ! isset( $this->people[ $id ] ) ) {
			return null;
		}
		$number         = $this->numbers[ $field->value ][ $text ] ??= $this->add( $field, $text );
		$fact           = $this->facts[ $number ];
		$fact->people[] = $id;
		return $fact;
	}

	/** Each word of a bio is a fact of its own, because a bio names many things. */
	public function learn_bio( int $id, string $bio ): void {
		foreach ( array_unique( Words::of( $bio ) ) as $word ) {
			if ( null !== $this->learn( $id, FactKind::Bio, $word ) ) {
				$this->bio_words[ Words::stem( $word ) ][ $this->numbers[ FactKind::Bio->value ][ $word ] ] = true;
			}
		}
	}

	public function manager_of( int $id ): ?int {
		$manager = $this->people[ $id ]->manager_id;
		return null !== $manager && $manager !== $id && isset( $this->people[ $manager ] ) ? $manager : null;
	}

	/** @return list<int> */
	public function reports_of( int $id ): array {
		return $this->reports[ $id ] ?? array();
	}

	/** @return list<int> Direct and indirect reports. Ends in a loop, too: each person is visited once. */
	public function everybody_under( int $id ): array {
		$seen    = array( $id => true );
		$waiting = array( $id );
		while ( array() !== $waiting ) {
			foreach ( $this->reports_of( array_pop( $waiting ) ) as $report ) {
				if ( ! isset( $seen[ $report ] ) ) {
					$seen[ $report ] = true;
					$waiting[]       = $report;
				}
			}
		}
		return array_slice( array_keys( $seen ), 1 );
	}

	/**
	 * How many of these people report to each person, directly or indirectly. Counts in one pass, because chains may be long.
	 *
	 * @param array<int, mixed> $members By user ID.
	 * @return array<int, int>
	 */
	public function counts_below( array $members ): array {
		$below = array();
		foreach ( array_reverse( $this->from_the_top(), true ) as $id => $manager ) {
			$below[ $id ] ??= 0;
			if ( 0 !== $manager ) {
				$below[ $manager ] = ( $below[ $manager ] ?? 0 ) + $below[ $id ] + ( isset( $members[ $id ] ) ? 1 : 0 );
			}
		}
		return $below;
	}

	/** @return array<int, int> Manager by user ID, managers before their reports; 0 for a person at the top or at the cut of a loop. */
	private function from_the_top(): array {
		$order = array();
		foreach ( array( true, false ) as $is_first_round ) {
			foreach ( $this->people as $id => $one ) {
				// The people left for the second round are in a loop or below one.
				if ( ! isset( $order[ $id ] ) && ( ! $is_first_round || null === $this->manager_of( $id ) ) ) {
					$order[ $id ] = 0;
					for ( $waiting = array( $id ); array() !== $waiting; ) {
						$manager = array_pop( $waiting );
						foreach ( $this->reports_of( $manager ) as $report ) {
							if ( ! isset( $order[ $report ] ) ) {
								$order[ $report ] = $manager;
								$waiting[]        = $report;
							}
						}
					}
				}
			}
		}
		return $order;
	}

	private function learn_basics( Colleague $one ): void {
		$names = array( $this->learn( $one->id, FactKind::Name, $one->first_name ), $this->learn( $one->id, FactKind::Name, $one->last_name ) );
		$this->learn( $one->id, FactKind::Title, $one->title );
		$this->learn( $one->id, FactKind::Role, $this->roles[ $one->role->value ] ??= $one->role->label() );
		$this->learn( $one->id, FactKind::Department, $one->department );
		$this->learn( $one->id, FactKind::Office, $one->office );
		// For a name in another script, the local part of the e-mail address supplies Latin words.
		if ( ! ( $names[0]?->is_latin && $names[1]?->is_latin ) ) {
			foreach ( Words::of( (string) strstr( $one->email, '@', true ) ) as $word ) {
				$this->learn( $one->id, FactKind::Name, $word );
			}
		}
	}

	private function add( FactKind $field, string $text ): int {
		$fact          = new Fact( $field, $text, Words::telling( $text ) );
		$number        = count( $this->facts );
		$this->facts[] = $fact;
		if ( FactKind::Bio === $field ) {
			return $number;
		}
		foreach ( $fact->words as $position => $word ) {
			$this->name( $word, $number, 1 << min( 59, $position ) );
		}
		if ( count( $fact->words ) > 1 ) {
			$this->join( $fact, $number );
		}
		return $number;
	}

	/** Indexes the words run together, as in "marykate", "email" and "nonqm". */
	private function join( Fact $fact, int $number ): void {
		$this->joined[ implode( '', $fact->words ) ][ $number ] = $fact->all;
		preg_match_all( '/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/u', $fact->text, $found );
		foreach ( $found[0] as $chunk ) {
			$words = Words::of( $chunk );
			$this->joined[ implode( '', $words ) ][ $number ] = Fact::bits( array_keys( array_intersect( $fact->words, $words ) ) );
		}
	}

	private function name( string $word, int $number, int $bits ): void {
		if ( ! isset( $this->words[ $word ] ) ) {
			$this->stems[ Words::stem( $word ) ][ $word ] = true;
		}
		$this->words[ $word ][ $number ] = ( $this->words[ $word ][ $number ] ?? 0 ) | $bits;
	}
}
