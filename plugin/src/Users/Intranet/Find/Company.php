<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Users\Fields\Role;

/** All people of the company and their facts, indexed by word. */
final class Company {

	/** How many addresses tell the company's own domain. */
	private const FIRST = 200;

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

	private bool $has_addresses = false;

	/** The first part of the domain that most of the first addresses have. */
	private ?string $domain = null;

	public readonly Knowledge $knowledge;

	private readonly Translation $translation;

	/** @param iterable<Colleague> $people */
	public function __construct( iterable $people, ?Knowledge $knowledge = null ) {
		$this->knowledge   = $knowledge ?? Knowledge::shipped();
		$this->translation = new Translation( $this->knowledge );
		$names       = array();
		$titles      = array();
		$roles       = array();
		$departments = array();
		$offices     = array();
		foreach ( $people as $one ) {
			$id                  = $one->id;
			$this->people[ $id ] = $one;
			// By text first, because many people share one, and appending to a list is the cheapest there is.
			$names[ $one->first_name ][]       = $id;
			$names[ $one->last_name ][]        = $id;
			$titles[ $one->title ][]           = $id;
			$roles[ $one->role->value ][]      = $id;
			$departments[ $one->department ][] = $id;
			$offices[ $one->office ][]         = $id;
		}
		$this->learn_all( FactKind::Name, $names );
		$this->learn_all( FactKind::Title, $titles );
		$this->learn_all( FactKind::Department, $departments );
		$this->learn_all( FactKind::Office, $offices );
		foreach ( $roles as $role => $ids ) {
			$this->learn_all( FactKind::Role, array( Role::from( $role )->label() => $ids ) );
		}
		foreach ( $this->people as $id => $one ) {
			if ( null !== $one->manager_id && $one->manager_id !== $id && isset( $this->people[ $one->manager_id ] ) ) {
				$this->reports[ $one->manager_id ][] = $id;
			}
		}
	}

	/** Learns the names that only e-mail addresses have: once, and for questions with an unknown word only, because it takes as long as all other fields. */
	public function learn_addresses(): void {
		if ( $this->has_addresses ) {
			return;
		}
		$this->has_addresses = true;
		$addresses           = new AddressNames();
		foreach ( $this->people as $id => $one ) {
			foreach ( $addresses->further( $one ) as $name ) {
				$this->learn( $id, FactKind::Name, $name );
			}
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

	/** @return list<int> Numbers of the person's names. */
	public function names_of( int $id ): array {
		$numbers = $this->numbers[ FactKind::Name->value ];
		return array_values( array_filter( array( $numbers[ $this->people[ $id ]->first_name ] ?? null, $numbers[ $this->people[ $id ]->last_name ] ?? null ), is_int( ... ) ) );
	}

	public function title_of( int $id ): ?Fact {
		$number = $this->numbers[ FactKind::Title->value ][ $this->people[ $id ]->title ] ?? null;
		return null === $number ? null : $this->facts[ $number ];
	}

	public function has( FactKind $field, string $text ): bool {
		return isset( $this->numbers[ $field->value ][ $text ] );
	}

	/** Whether most of the first e-mail addresses have this word as their domain. */
	public function is_own_name( string $word ): bool {
		$this->domain ??= AddressNames::domain( array_slice( $this->people, 0, self::FIRST ) );
		return $this->domain === $word;
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

	/** @param array<array-key, list<int>> $people User IDs by text. */
	private function learn_all( FactKind $field, array $people ): void {
		foreach ( $people as $text => $ids ) {
			if ( '' !== $text ) {
				$fact         = $this->facts[ $this->numbers[ $field->value ][ $text ] ??= $this->add( $field, (string) $text ) ];
				$fact->people = array() === $fact->people ? $ids : array( ...$fact->people, ...$ids );
			}
		}
	}

	private function add( FactKind $field, string $text ): int {
		$number  = count( $this->facts );
		$english = FactKind::Title === $field ? $this->translation->of_title( $text ) : null;
		if ( null !== $english && array() !== $english ) {
			return $this->add_translated( $text, $english );
		}
		$fact          = new Fact( $field, $text, Words::telling( $text ) );
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

	/**
	 * A foreign title is found by its words in English and by its own.
	 *
	 * @param list<array{string, list<string>}> $english
	 */
	private function add_translated( string $text, array $english ): int {
		$words         = array_column( $english, 0 );
		$number        = count( $this->facts );
		$this->facts[] = new Fact( FactKind::Title, $text, $words, implode( ' ', $words ) );
		foreach ( $english as $position => list( $word, $originals ) ) {
			foreach ( array( $word, ...array_filter( $originals, fn ( string $original ): bool => ! Words::joins( $original ) && strlen( $original ) > 2 && ! in_array( $original, $words, true ) ) ) as $one ) {
				$this->name( $one, $number, 1 << min( 59, $position ) );
			}
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
