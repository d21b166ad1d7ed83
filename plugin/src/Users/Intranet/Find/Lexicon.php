<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Looks up the facts that a word of a question may refer to.
 *
 * Senses: number of the fact => confidence from 0 to 1, and the bit mask of the fact's words that match.
 *
 * @phpstan-type Senses array<int, array{float, int}>
 */
final class Lexicon {

	private const NUMBER   = 0.97;
	private const RELATED  = 0.8;
	private const SYNONYM  = 0.9;
	private const NICKNAME = 0.85;
	private const NAMESAKE = 0.75;
	private const ACRONYM  = 0.9;
	private const BEGUN    = 0.8;
	private const INITIAL  = 0.5;
	private const SOUND    = 0.82;
	private const HEARD    = 0.78;

	/** The fewest letters of a name that is written as it was heard and may have a mistake besides. */
	private const LONG = 5;

	/** Maximum number of misspelt words corrected in one question, because the comparison is slow. */
	private const MOST_SLIPS = 12;

	private int $slips = 0;

	/** @var array<array-key, Senses> */
	private array $known = array();

	/** @var array<array-key, array<int, int>>|null */
	private ?array $acronyms = null;

	/** @var array<array-key, list<string>>|null Words of names by their sound. */
	private ?array $sounds = null;

	public function __construct(
		private readonly Company $company,
		private readonly Nicknames $nicknames,
		private readonly Synonyms $synonyms,
	) {}

	/** @return Senses */
	public function senses( string $word ): array {
		return $this->known[ $word ] ??= $this->look_up( $word );
	}

	/**
	 * Where the word is what some titles call a person, only these remain: for an underwriter no "Underwriting Manager", and for a loan officer
	 * nobody who knows "loan officer recruiting".
	 *
	 * @param Senses       $senses
	 * @param list<Senses> $before Of the words before it in the same phrase.
	 * @return Senses
	 */
	public function of_holders( array $senses, array $before = array() ): array {
		if ( ! $this->are_held( $senses ) ) {
			return $senses;
		}
		return array_filter( $senses, fn ( array $sense, int $number ): bool => $sense[0] >= self::NUMBER && match ( $this->company->facts[ $number ]->field ) {
			FactKind::Title => $this->company->facts[ $number ]->has_head( $sense[1] ),
			FactKind::Skill => $this->company->facts[ $number ]->is_said_whole( array_reduce( $before, static fn ( int $bits, array $word ): int => $bits | ( $word[ $number ][1] ?? 0 ), $sense[1] ) ),
			default         => true,
		}, ARRAY_FILTER_USE_BOTH );
	}

	/** @param Senses $senses */
	public function are_held( array $senses ): bool {
		foreach ( $senses as $number => list( $sure, $bits ) ) {
			if ( $sure >= self::NUMBER && FactKind::Title === $this->company->facts[ $number ]->field && $this->company->facts[ $number ]->has_head( $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return Senses Facts of bios, for a word that no other field has. */
	public function in_bios( string $word ): array {
		return array_map( static fn (): array => array( self::RELATED, 1 ), $this->company->bio_words[ Words::stem( $word ) ] ?? array() );
	}

	/** @return Senses Facts of bios that say that their people speak this language. */
	public function spoken( string $language ): array {
		$senses = array();
		foreach ( array( $language, ...$this->synonyms->of( $language ) ) as $name ) {
			$senses += array_map( static fn (): array => array( self::NUMBER, 3 ), $this->company->spoken[ Words::stem( $name ) ] ?? array() );
		}
		return $senses;
	}

	public function has( string $word ): bool {
		return isset( $this->company->words[ $word ] ) || isset( $this->company->joined[ $word ] );
	}

	/** @return Senses Names that begin with these letters. */
	public function beginning( string $letters, float $sure = self::BEGUN ): array {
		$senses = array();
		foreach ( $this->company->words as $word => $facts ) {
			if ( str_starts_with( (string) $word, $letters ) ) {
				$senses = self::merged( $senses, $this->senses_of( (string) $word, $sure, FactKind::Name ) );
			}
		}
		return $senses;
	}

	/** @return Senses Names that begin with this letter. */
	public function initials( string $letter ): array {
		return $this->beginning( $letter, self::INITIAL );
	}

	/** @return Senses */
	private function look_up( string $word ): array {
		$senses = $this->senses_of( $word, 1.0 );
		foreach ( Words::of_other_number( $word ) as $other ) {
			$senses = self::merged( $senses, $this->senses_of( $other, self::NUMBER ) );
		}
		foreach ( $this->company->stems[ Words::stem( $word ) ] ?? array() as $related => $yes ) {
			$senses = self::merged( $senses, array_filter( $this->senses_of( (string) $related, self::RELATED ), fn ( int $number ): bool => FactKind::Name !== $this->company->facts->kind( $number ), ARRAY_FILTER_USE_KEY ) );
		}
		$senses = $this->has_whole( $senses ) ? $senses : self::merged( $senses, $this->synonymous( $word ) );
		foreach ( $this->nicknames->of( $word ) as $name ) {
			$senses = self::merged( $senses, $this->senses_of( $name, self::NICKNAME, FactKind::Name ) );
		}
		foreach ( array() === $senses ? $this->nicknames->of_namesakes( $word ) : array() as $name ) {
			$senses = self::merged( $senses, $this->senses_of( $name, self::NAMESAKE, FactKind::Name ) );
		}
		if ( array() === $senses || ( strlen( $word ) < 5 && ! $this->has_whole( $senses ) ) ) {
			$senses = self::merged( $senses, $this->acronym( $word ) );
		}
		$is_english    = $this->company->knowledge->is_english( $word );
		$is_first_name = array() !== $this->nicknames->of( $word );
		if ( array() === $senses ) {
			// An English word is no beginning of another one: no operations for an opera. Neither is a first name.
			$senses = $this->begun( $word, $is_english || $is_first_name ? FactKind::Name : null );
		}
		$is_unknown = array() === $senses;
		if ( ! $is_english && strlen( $word ) > 3 && ! isset( $this->company->words[ $word ] ) && ! $is_first_name ) {
			$senses = self::merged( $senses, $this->sounding( $word ) );
		}
		$senses = $is_unknown && ! $is_english ? self::merged( $senses, $this->misspelt( $word, $is_first_name ? FactKind::Name : null ) ) : $senses;
		return array() !== $senses || $is_english || $is_first_name || strlen( $word ) < 3 ? $senses : $this->heard( $word );
	}

	/** @return Senses */
	public function synonymous( string $word ): array {
		$senses = array();
		foreach ( array( ...$this->synonyms->of( $word ), ...$this->synonyms->of( Words::stem( $word ) ) ) as $synonym ) {
			$senses = self::merged( $senses, $this->senses_of( $synonym, self::SYNONYM ) );
		}
		return $senses;
	}

	/** @return Senses Names that sound like this word in another language: Zając for "Zayonts". A short one must be right in all letters then. */
	private function heard( string $word ): array {
		$this->sounds ??= $this->company->sounds();
		$senses         = array();
		foreach ( Sound::spellings( $word ) as $spelling ) {
			$senses = self::merged( $senses, $this->senses_of( $spelling, self::HEARD, FactKind::Name ) );
			$key    = Sound::key( $spelling );
			foreach ( strlen( $spelling ) < self::LONG || strlen( $key ) < 2 ? array() : $this->sounds[ $key ] ?? array() as $name ) {
				if ( Spelling::distance( $spelling, $name, 3 ) <= min( 3, intdiv( strlen( $name ), 4 ) ) ) {
					$senses = self::merged( $senses, $this->senses_of( $name, self::HEARD, FactKind::Name ) );
				}
			}
		}
		return $senses;
	}

	/**
	 * @param bool $is_loose Whether the spelling may differ by any number of letters.
	 * @return Senses Names that sound like this word, or one of whose short forms does.
	 */
	public function sounding( string $word, bool $is_loose = false ): array {
		$this->sounds ??= $this->company->sounds();
		$senses         = array();
		$key            = Sound::key( $word );
		foreach ( array( $key, Sound::key( Sound::without_umlauts( $word ) ) ) as $sound ) {
			foreach ( strlen( $sound ) < 2 ? array() : $this->sounds[ $sound ] ?? array() as $name ) {
				if ( $is_loose || self::is_near( $word, $name ) ) {
					$senses = self::merged( $senses, $this->senses_of( $name, self::SOUND, FactKind::Name ) );
				}
			}
		}
		$is_unknown = array() === $senses;
		foreach ( strlen( $key ) > 1 ? $this->nicknames->sounding( $key ) : array() as $short ) {
			$is_meant = $is_unknown ? $is_loose || self::is_near( $word, $short ) : 1 === Spelling::distance( $word, $short, 1 );
			foreach ( $is_meant ? $this->nicknames->of( $short ) : array() as $name ) {
				$senses = self::merged( $senses, $this->senses_of( $name, self::SOUND, FactKind::Name ) );
			}
		}
		return $senses;
	}

	/** @return Senses Names that sound like this short word, which must be a name. */
	public function sounding_short( string $word ): array {
		$this->sounds ??= $this->company->sounds();
		$senses         = array();
		foreach ( Sound::spellings( $word ) as $spelling ) {
			$senses = self::merged( $senses, $this->senses_of( $spelling, self::HEARD, FactKind::Name ) );
		}
		foreach ( $this->sounds[ Sound::key( $word ) ] ?? array() as $name ) {
			if ( Sound::of_short( $name ) === Sound::of_short( $word ) ) {
				$senses = self::merged( $senses, $this->senses_of( $name, self::HEARD, FactKind::Name ) );
			}
		}
		return $senses;
	}

	private static function is_near( string $word, string $name ): bool {
		return Spelling::distance( $word, $name, 4 ) <= min( 4, max( 2, intdiv( max( strlen( $word ), strlen( $name ) ), 2 ) ) );
	}

	/**
	 * Whether the word alone is a full match of a fact.
	 *
	 * @param Senses $senses
	 */
	public function has_whole( array $senses ): bool {
		foreach ( $senses as $number => list( , $bits ) ) {
			if ( $this->company->facts[ $number ]->is_said_whole( $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return Senses */
	private function senses_of( string $word, float $sure, ?FactKind $only = null ): array {
		$senses = array();
		foreach ( ( $this->company->words[ $word ] ?? array() ) + ( $this->company->joined[ $word ] ?? array() ) as $number => $bits ) {
			if ( null === $only || $only === $this->company->facts->kind( $number ) ) {
				$senses[ $number ] = array( $sure, $bits );
			}
		}
		return $senses;
	}

	/** @return Senses Facts with this acronym, as CEO, VP or HR. */
	private function acronym( string $word ): array {
		$this->acronyms ??= $this->all_acronyms();
		$facts = $this->acronyms[ $word ] ?? $this->acronyms[ (string) preg_replace( '/s$/', '', $word ) ] ?? array();
		if ( $this->company->knowledge->has_needs( $word ) ) {
			// "AC" is no "Agent coaching".
			$facts = array_filter( $facts, fn ( int $number ): bool => FactKind::Skill !== $this->company->facts->kind( $number ), ARRAY_FILTER_USE_KEY );
		}
		$groups = array_filter( $facts, fn ( int $number ): bool => FactKind::Department === $this->company->facts->kind( $number ), ARRAY_FILTER_USE_KEY );
		if ( array() !== $groups ) {
			// IT is no "identity theft" where it is a department.
			$facts = array_filter( $facts, fn ( int $number ): bool => FactKind::Skill !== $this->company->facts->kind( $number ), ARRAY_FILTER_USE_KEY );
		}
		return array_map( static fn ( int $bits ): array => array( self::ACRONYM, $bits ), $facts );
	}

	/** @return array<array-key, array<int, int>> Acronyms of two to five consecutive words => number of the fact => bit mask. */
	private function all_acronyms(): array {
		$all = array();
		for ( $number = 0; $number < count( $this->company->facts ); $number++ ) {
			if ( in_array( $this->company->facts->kind( $number ), array( FactKind::Name, FactKind::Bio ), true ) ) {
				continue;
			}
			$words = $this->company->facts->words( $number );
			foreach ( array_keys( $words ) as $from ) {
				$letters = '';
				$bits    = 0;
				foreach ( array_slice( $words, $from, 5 ) as $further => $word ) {
					$letters .= mb_substr( $word, 0, 1, 'UTF-8' );
					$bits    |= 1 << min( 59, $from + $further );
					if ( $further > 0 ) {
						$all[ $letters ][ $number ] = $bits;
					}
				}
			}
		}
		return $all;
	}

	/** @return Senses */
	private function begun( string $word, ?FactKind $only ): array {
		$senses = array();
		if ( strlen( $word ) < 4 ) {
			return $senses;
		}
		foreach ( $this->company->words as $whole => $facts ) {
			if ( str_starts_with( (string) $whole, $word ) ) {
				$senses = self::merged( $senses, $this->senses_of( (string) $whole, self::BEGUN, $only ) );
			}
		}
		return $senses;
	}

	/** @return Senses Of the words with the most similar spelling. */
	private function misspelt( string $word, ?FactKind $only ): array {
		$best   = 0.0;
		$senses = array();
		if ( 0 === Spelling::tolerance( $word ) || array() !== $this->synonyms->of( $word ) || ++$this->slips > self::MOST_SLIPS ) {
			return $senses;
		}
		foreach ( $this->company->words as $meant => $facts ) {
			$likeness = Spelling::likeness( $word, (string) $meant );
			// "Pasword" is nearer to "password" than to the skill "Passwords".
			if ( 0.0 === $likeness && str_ends_with( (string) $meant, 's' ) ) {
				$likeness = Spelling::likeness( $word, substr( (string) $meant, 0, -1 ) );
			}
			if ( $likeness > 0.0 && $likeness >= $best ) {
				$senses = $likeness > $best ? array() : $senses;
				$best   = $likeness;
				$senses = self::merged( $senses, $this->senses_of( (string) $meant, $likeness, $only ) );
			}
		}
		return $senses;
	}

	/**
	 * @param Senses $some
	 * @param Senses $more
	 * @return Senses
	 */
	private static function merged( array $some, array $more ): array {
		foreach ( $more as $number => list( $sure, $bits ) ) {
			$some[ $number ] = isset( $some[ $number ] )
				? array( max( $some[ $number ][0], $sure ), $some[ $number ][1] | $bits )
				: array( $sure, $bits );
		}
		return $some;
	}
}
