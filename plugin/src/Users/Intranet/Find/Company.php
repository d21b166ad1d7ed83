<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Text\Text;
use Svc\Users\Fields\Role;

/**
 * All people of the company and their facts, indexed by word.
 */
final class Company {

	/** What a bio says its person speaks. */
	private const SPEAKS = '/\b(?:speaks?|speaking|spoken|fluent in|bilingual in|conversational|spricht|parle|habla)((?:,? (?!at |in |with |on |to |for )\p{L}[\p{L}\p{M}]+){1,6})|\b(\p{L}[\p{L}\p{M}]+)[ -]speak(?:er|ing)\b/u';

	/** How many addresses tell the company's own domain. */
	private const FIRST = 200;

	/** @var array<int, int> Places in the roster, by user ID. */
	public readonly array $people;

	public readonly FactList $facts;

	/** @var array<array-key, array<int, int>> Word => number of fact => bit mask of the word's positions in the fact. */
	public array $words = array();

	/** @var array<array-key, array<int, int>> The same for several words written as one. */
	public array $joined = array();

	/** @var array<array-key, array<array-key, true>> Stem => the words that have it. */
	public array $stems = array();

	/** @var array<array-key, array<int, true>> Stem of a word in a bio => numbers of the facts. */
	public array $bio_words = array();

	/** @var array<array-key, array<int, true>> Stem of a language that a bio says its person speaks => numbers of the facts. */
	public array $spoken = array();

	private bool $has_addresses = false;

	private ?ReportingTree $lines = null;

	/** The first part of the domain that most of the first addresses have. */
	private ?string $domain = null;

	/** @var array<string, string> The last question, in English. */
	private array $asked = array();

	public readonly Roster $roster;

	public readonly Knowledge $knowledge;

	private readonly Translation $translation;

	private readonly ?KeptCompany $kept;

	/** @param iterable<Colleague>|Roster|KeptCompany $people */
	public function __construct( iterable|Roster|KeptCompany $people, ?Knowledge $knowledge = null ) {
		$this->knowledge   = $knowledge ?? Knowledge::shipped();
		$this->translation = new Translation( $this->knowledge );
		$this->kept        = $people instanceof KeptCompany ? $people : null;
		$this->roster      = match ( true ) {
			$people instanceof KeptCompany => $people->roster,
			$people instanceof Roster      => $people,
			default                        => Roster::of( $people ),
		};
		$this->people      = $this->roster->places;
		$this->facts       = $people instanceof KeptCompany ? $people->facts() : FactList::empty();
		if ( $people instanceof KeptCompany ) {
			list( $this->words, $this->joined, $this->stems, $this->domain ) = $people->index();
			$this->index_roles();
		} else {
			$this->learn_roster();
		}
	}

	/** Whether a fact of this kind has the word: a name, a department. */
	public function has_word( FactKind $kind, string $word ): bool {
		foreach ( $this->words[ $word ] ?? array() as $number => $bits ) {
			if ( $kind === $this->facts->kind( $number ) ) {
				return true;
			}
		}
		return false;
	}

	/** The words of a question in English. The last one is remembered, because bios are looked for by it before it is answered. */
	public function in_english( string $question ): string {
		return $this->asked[ $question ] ?? ( $this->asked = array( $question => $this->translation->of_question( $question, $this->words, $this->titled( $question ) ) ) )[ $question ];
	}

	/** @return list<string> Words of the question that only titles have. */
	private function titled( string $question ): array {
		return array_values( array_filter( Words::of( $question ), fn ( string $word ): bool => isset( $this->words[ $word ] ) && array() === array_filter( array_keys( $this->words[ $word ] ), fn ( int $number ): bool => FactKind::Title !== $this->facts->kind( $number ) ) ) );
	}

	/** The language of a question that is not English; null of an English one. */
	public function language_of( string $question ): ?string {
		return $this->in_english( $question ) === $question ? null : $this->translation->language_of( $question );
	}

	/** Learns the names that only e-mail addresses have: for questions with an unknown word only. */
	public function learn_addresses(): void {
		if ( $this->has_addresses ) {
			return;
		}
		$this->has_addresses = true;
		foreach ( null === $this->kept ? AddressNames::of( $this->roster ) : $this->kept->addresses() as $id => $names ) {
			foreach ( $names as $name ) {
				$this->learn( $id, FactKind::Name, $name );
			}
		}
	}

	/** Null where the text is empty or the user ID is not one of the company's people. */
	public function learn( int $id, FactKind $field, string $text ): ?Fact {
		if ( '' === $text || ! isset( $this->people[ $id ] ) ) {
			return null;
		}
		$fact           = $this->facts[ $this->facts->number( $field, $text ) ?? $this->add( $field, $text ) ];
		$fact->people[] = $id;
		return $fact;
	}

	/** Each word of a bio is a fact of its own, because a bio names many things. */
	public function learn_bio( int $id, string $bio ): void {
		foreach ( array_unique( Words::of( $bio ) ) as $word ) {
			$next = count( $this->facts );
			$this->learn( $id, FactKind::Bio, $word );
			if ( count( $this->facts ) > $next ) {
				$this->bio_words[ Words::stem( $word ) ][ $next ] = true;
			}
		}
		preg_match_all( self::SPEAKS, Text::folded( $bio ), $found, PREG_SET_ORDER );
		foreach ( $found as $spoken ) {
			foreach ( Words::of( end( $spoken ) ) as $language ) {
				$fact = $this->learn( $id, FactKind::Bio, "speaks $language" );
				if ( null !== $fact ) {
					$this->spoken[ Words::stem( $language ) ][ (int) $this->facts->number( FactKind::Bio, $fact->text ) ] = true;
				}
			}
		}
	}

	/** @return list<int> Numbers of the person's names. */
	public function names_of( int $id ): array {
		$names = array( $this->roster->text( 'first_name', $id ), $this->roster->text( 'last_name', $id ) );
		return array_values( array_filter( array_map( fn ( string $name ): ?int => $this->facts->number( FactKind::Name, $name ), $names ), is_int( ... ) ) );
	}

	public function person( int $id ): Colleague {
		return $this->roster->person( $id );
	}

	public function title_of( int $id ): ?Fact {
		$number = $this->facts->number( FactKind::Title, $this->roster->text( 'title', $id ) );
		return null === $number ? null : $this->facts[ $number ];
	}

	public function has( FactKind $field, string $text ): bool {
		return null !== $this->facts->number( $field, $text );
	}

	/** Whether another fact than a skill has a word with this stem. */
	public function has_stem_but_in_skills( string $stem ): bool {
		foreach ( $this->stems[ $stem ] ?? array() as $word => $yes ) {
			foreach ( $this->words[ $word ] as $number => $bits ) {
				if ( FactKind::Skill !== $this->facts->kind( $number ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** The first part of the domain that most of the first e-mail addresses have; "" where none is. */
	public function domain(): string {
		return $this->domain ??= AddressNames::domain( array_slice( $this->roster->column( 'email' ), 0, self::FIRST ) );
	}

	/** Whether most of the first e-mail addresses have this word as their domain. */
	public function is_own_name( string $word ): bool {
		return $this->domain() === $word;
	}

	/** @return array<array-key, list<string>> Words of names by their sound. */
	public function sounds(): array {
		$sounds = null === $this->kept ? array() : $this->kept->sounds();
		foreach ( array( array_slice( $this->words, null === $this->kept ? 0 : $this->kept->words, null, true ), array_slice( $this->joined, null === $this->kept ? 0 : $this->kept->joined, null, true ) ) as $words ) {
			foreach ( $words as $word => $facts ) {
				if ( FactKind::Name === $this->facts->kind( (int) array_key_first( $facts ) ) ) {
					$sounds[ Sound::key( (string) $word ) ][] = (string) $word;
				}
			}
		}
		return $sounds;
	}

	public function manager_of( int $id ): ?int {
		return $this->lines()->manager_of( $id );
	}

	/** @return list<int> */
	public function reports_of( int $id ): array {
		return $this->lines()->reports_of( $id );
	}

	/** @return list<int> Direct and indirect reports. */
	public function everybody_under( int $id ): array {
		return $this->lines()->everybody_under( $id );
	}

	/**
	 * How many of these people report to each person, directly or indirectly.
	 *
	 * @param array<int, mixed> $members By user ID.
	 * @return array<int, int>
	 */
	public function counts_below( array $members ): array {
		return $this->lines()->counts_below( $members );
	}

	private function lines(): ReportingTree {
		return $this->lines ??= new ReportingTree( $this->roster->managers(), $this->people );
	}

	private function learn_roster(): void {
		$this->learn_all( FactKind::Name, $this->roster->ids_by( 'first_name', 'last_name' ) );
		$this->learn_all( FactKind::Title, $this->roster->ids_by( 'title' ) );
		$this->learn_all( FactKind::Department, $this->roster->ids_by( 'department' ) );
		$this->learn_all( FactKind::Office, $this->roster->ids_by( 'office' ) );
		foreach ( $this->roster->ids_by( 'role' ) as $role => $ids ) {
			$fact         = Fact::of_role( Role::from( (string) $role ) );
			$fact->people = $ids;
			$this->index( $fact, $this->facts->add( $fact ) );
		}
	}

	/** Roles are kept without their words, because these depend on the language and the settings. */
	private function index_roles(): void {
		foreach ( $this->facts->kept_roles() as $number => $role ) {
			$fact = Fact::of_role( $role );
			$this->index( $fact, $number );
			foreach ( $fact->words as $word ) {
				ksort( $this->words[ $word ] );
			}
		}
	}

	/** @param array<array-key, list<int>> $people User IDs by text. */
	private function learn_all( FactKind $field, array $people ): void {
		foreach ( $people as $text => $ids ) {
			if ( '' !== $text ) {
				$this->facts[ $this->add( $field, (string) $text ) ]->people = $ids;
			}
		}
	}

	private function add( FactKind $field, string $text ): int {
		$english = FactKind::Title === $field ? $this->translation->of_title( $text ) : null;
		if ( null !== $english && array() !== $english ) {
			$number = $this->facts->add( new Fact( FactKind::Title, $text, array_column( $english, 0 ), implode( ' ', array_column( $english, 0 ) ) ) );
			$this->index_words( FactWords::of_title( $english ), $number );
			return $number;
		}
		$fact   = new Fact( $field, $text, Words::telling( $text ) );
		$number = $this->facts->add( $fact );
		if ( FactKind::Bio !== $field ) {
			$this->index( $fact, $number );
		}
		return $number;
	}

	private function index( Fact $fact, int $number ): void {
		$this->index_words( FactWords::of( $fact ), $number );
		foreach ( FactWords::joined( $fact ) as $word => $mask ) {
			$this->joined[ $word ][ $number ] = $mask;
		}
	}

	/** @param array<array-key, int> $masks By word. */
	private function index_words( array $masks, int $number ): void {
		foreach ( $masks as $word => $mask ) {
			if ( ! isset( $this->words[ $word ] ) ) {
				$this->stems[ Words::stem( (string) $word ) ][ $word ] = true;
			}
			$this->words[ $word ][ $number ] = $mask;
		}
	}

	/** Whether the person is of the company's leadership. */
	public function is_leader( int $id ): bool {
		return Role::Leadership->value === $this->roster->text( 'role', $id );
	}
}
