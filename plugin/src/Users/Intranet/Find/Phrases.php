<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Groups the words of a question into units. Words that together match one fact form one unit.
 *
 * @phpstan-import-type Senses from Lexicon
 */
final class Phrases {

	private const LONGEST = 6;

	/** Above this share of all people, a word that is no full match of a fact is soft. */
	private const COMMON = 0.35;

	/** Words before a name only. */
	public const ADDRESSED = array( 'mr', 'mrs', 'ms', 'miss', 'mister' );

	/** Words that begin a name of two words. */
	private const PREFIXES = array( 'o', 'mc', 'mac' );

	/** The same of names only: "de" begins other phrases, too. */
	private const PARTICLES = array( 'di', 'de', 'du', 'la', 'le' );

	/** Confidence in a name that only resembles one beside a name of the same person. */
	private const BESIDE_NAME = 0.72;

	/** Confidence in a word that is there, in singular or plural. */
	private const NAMED = 0.97;

	/** The most words of a question for a person by name and something else. */
	private const FEW = 8;

	/** The most words of a question that may be just a name, and the fewest letters of a word that is mended as one of a need. */
	private const CALLED = 4;
	private const LONG   = 6;

	/** Shorter names are heard in full. */
	private const SHORT = 5;

	/** Minimum confidence for words to form a unit. */
	private const SURE = 0.7;

	public function __construct(
		private readonly Company $company,
		private readonly Lexicon $lexicon,
		private readonly Filler $filler,
		private readonly NameWords $names,
	) {}

	/**
	 * @param list<Token> $tokens
	 * @return list<Unit>
	 */
	public function units( array $tokens ): array {
		$units  = array();
		$count  = count( $tokens );
		for ( $index = 0; $index < $count; ) {
			$length = $this->length( $tokens, $index );
			$unit   = 1 === $length ? $this->single( $tokens, $index ) : $this->phrase( array_slice( $tokens, $index, $length ) );
			$index += $length;
			if ( null !== $unit ) {
				// Repeated units count once.
				$units[ $unit->text() . ( $unit->is_unwanted() ? '!' : '' ) ] ??= $unit;
			}
		}
		return $this->with_bios( array_values( array() === $units ? $this->of_skills( $tokens ) : $units ) );
	}

	/**
	 * Where all words are filler, those that are skills: "who handles mail".
	 *
	 * @param list<Token> $tokens
	 * @return list<Unit>
	 */
	private function of_skills( array $tokens ): array {
		$skills = array_values( array_filter( $tokens, fn ( Token $token ): bool => $this->is_skill( array( $token ) ) ) );
		return array_map( fn ( Token $token ): Unit => new Unit( array( $token ), array( array_filter( $this->lexicon->senses( $token->word ), fn ( array $sense, int $number ): bool => FactKind::Skill === $this->company->facts->kind( $number ), ARRAY_FILTER_USE_BOTH ) ) ), $skills );
	}

	/**
	 * Adds facts of bios where a word matches no other fact: to that word, and to words that match only a part of a fact.
	 *
	 * @param list<Unit> $units
	 * @return list<Unit>
	 */
	private function with_bios( array $units ): array {
		if ( array() === array_filter( $units, static fn ( Unit $unit ): bool => ! $unit->is_known() ) ) {
			return $units;
		}
		return array_map(
			fn ( Unit $unit ): Unit => $unit->is_phrase || $unit->is_demanded() || $this->lexicon->has_whole( $unit->senses[0] )
				? $unit
				: new Unit( $unit->tokens, array( $unit->senses[0] + $this->lexicon->in_bios( $unit->tokens[0]->word ) ), false, $unit->is_soft ),
			$units
		);
	}

	/** Whether the unit can be a name, even if it can be another fact, too. */
	public function is_name( Unit $unit ): bool {
		foreach ( $unit->senses[0] as $number => list( $sure, $bits ) ) {
			if ( $sure > self::SURE && FactKind::Name === $this->company->facts[ $number ]->field && $this->company->facts[ $number ]->is_said_whole( $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Joins words where the company has them as one: "o shea" for O'Shea, and parts names that are written as one.
	 *
	 * @param list<Token> $tokens
	 * @return list<Token>
	 */
	public function joined( array $tokens ): array {
		$joined = array();
		foreach ( $tokens as $token ) {
			$last   = end( $joined );
			$before = $joined[ count( $joined ) - 2 ]->word ?? '';
			if ( false !== $last && '' !== $before && ! ( $this->lexicon->has( $last->word ) && $this->lexicon->has( $token->word ) ) && $this->lexicon->has( $before . $last->word . $token->word ) ) {
				array_splice( $joined, -2 );
				$token = $last->with( $before . $last->word . $token->word );
			} elseif ( false !== $last && in_array( $last->word, self::PREFIXES, true ) && ! $this->lexicon->has( $last->word ) && array() !== $this->names->senses( $last->word . $token->word ) ) {
				array_pop( $joined );
				$token = $last->with( $last->word . $token->word );
			} elseif ( false !== $last && $this->lexicon->has( $last->word . $token->word ) && ! ( $this->lexicon->has( $last->word ) && $this->lexicon->has( $token->word ) ) && ! $this->filler->has( $token->word ) && ( 1 === strlen( $last->word ) || ! $this->filler->has( $last->word ) ) ) {
				array_pop( $joined );
				$token = $last->with( $last->word . $token->word );
			} elseif ( false !== $last && ( ( $last->is_capital && $token->is_capital ) || in_array( $last->word, self::PARTICLES, true ) ) && array() === $this->names->senses( $last->word ) && array() === $this->names->senses( $token->word ) && array() !== $this->lexicon->sounding( $last->word . $token->word ) ) {
				array_pop( $joined );
				$token = $last->with( $last->word . $token->word );
			}
			array_push( $joined, ...$this->parted( $token, count( $tokens ) > self::CALLED ) );
		}
		return $joined;
	}

	/**
	 * Parts two names of one person that are written as one, and an initial from a last name: "danarye", "drye". In a longer question, a word
	 * that nobody knows is rather a misspelt word of a need: "internt".
	 *
	 * @return list<Token>
	 */
	private function parted( Token $token, bool $is_long ): array {
		$word = $token->word;
		if ( strlen( $word ) < 5 || $token->is_capital || 1 !== preg_match( '/^[a-z]+$/', $word ) || $this->lexicon->has( $word ) || $this->filler->has( $word ) || $this->company->knowledge->is_english( $word ) || $this->is_form_of_word( $word ) ) {
			return array( $token );
		}
		foreach ( $this->names->parts( $word ) as $part ) {
			$parts[] = new Token( $part, is_unwanted: $token->is_unwanted, is_alternative: $token->is_alternative && ! isset( $parts ), is_added: $token->is_added && ! isset( $parts ), is_capital: true, is_acronym: 1 === strlen( $part ) );
		}
		$base  = Words::base( $word );
		$meant = isset( $parts ) || ! $is_long || strlen( $base ) < self::LONG || array() !== $this->lexicon->senses( $word ) ? null : $this->company->knowledge->similar( $base );
		return $parts ?? array( null === $meant ? $token : $token->with( $meant ) );
	}

	/** Whether it is another form of a word of the company: "the Nguyens" are no Nguyen with an S. */
	private function is_form_of_word( string $word ): bool {
		return array() !== array_filter( $this->lexicon->senses( $word ), fn ( array $sense, int $number ): bool => $sense[0] >= ( FactKind::Name === $this->company->facts->kind( $number ) ? self::NAMED : self::SURE ), ARRAY_FILTER_USE_BOTH );
	}

	/**
	 * Number of words from here on that form one unit.
	 *
	 * @param list<Token> $tokens
	 */
	private function length( array $tokens, int $index ): int {
		for ( $length = min( self::LONGEST, count( $tokens ) - $index ); $length > 1; $length-- ) {
			$run = array_slice( $tokens, $index, $length );
			if ( $this->can_be_one( $run ) && ( $this->names_one_thing( $run ) || $this->spells_an_acronym( $run ) ) ) {
				return $length;
			}
		}
		return 1;
	}

	/** @param list<Token> $run */
	private function can_be_one( array $run ): bool {
		foreach ( array_slice( $run, 1 ) as $token ) {
			if ( $token->is_alternative || 'or' === $token->word || $token->is_unwanted !== $run[0]->is_unwanted ) {
				return false;
			}
		}
		// "Handles" stands for many verbs: it begins no "Complaint handling".
		if ( 'handles' === $run[0]->word ) {
			return false;
		}
		$telling = self::telling( $run );
		return count( $telling ) > 1 && $telling[0] === $run[0] && end( $telling ) === end( $run )
			&& ( array() !== array_filter( $telling, fn ( Token $token ): bool => ! $this->filler->has( $token->word ) ) || $this->is_skill( $telling ) );
	}

	/**
	 * Whether a skill has just these words: "job offers", which are filler elsewhere.
	 *
	 * @param list<Token> $tokens
	 */
	private function is_skill( array $tokens ): bool {
		$facts = array_intersect_key( ...array_map( fn ( Token $token ): array => $this->company->words[ $token->word ] ?? array(), $tokens ) );
		return array() !== array_filter( array_keys( $facts ), fn ( int $number ): bool => FactKind::Skill === $this->company->facts->kind( $number ) && count( $tokens ) === count( $this->company->facts->words( $number ) ) );
	}

	/** @param list<Token> $run */
	private function names_one_thing( array $run ): bool {
		$said = null;
		foreach ( self::telling( $run ) as $token ) {
			$senses = array_filter( $this->lexicon->senses( $token->word ), static fn ( array $sense ): bool => $sense[0] >= self::SURE );
			$bits   = array_map( static fn ( array $sense ): int => $sense[1], $senses );
			if ( null === $said ) {
				$said = $bits;
				continue;
			}
			$common = array();
			foreach ( array_intersect_key( $said, $bits ) as $number => $before ) {
				// Each word must match a further word of the fact.
				if ( 0 !== ( $bits[ $number ] & ~$before ) ) {
					$common[ $number ] = $before | $bits[ $number ];
				}
			}
			$said = $common;
		}
		foreach ( $said ?? array() as $number => $bits ) {
			if ( $this->company->facts[ $number ]->is_said_whole( $bits ) || $this->company->facts[ $number ]->is_begun( $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the initials are a known acronym: "search engine optimization" for a skill "SEO".
	 *
	 * @param list<Token> $run
	 */
	private function spells_an_acronym( array $run ): bool {
		$letters = self::initials( $run );
		$strange = array_filter( $run, fn ( Token $token ): bool => ! $this->filler->has( $token->word ) && array() === $this->lexicon->senses( $token->word ) );
		$filler  = array_filter( $run, fn ( Token $token ): bool => $this->filler->has( $token->word ) );
		$verbs   = array_intersect( array_map( static fn ( Token $token ): string => $token->word, $run ), Emphasis::DOES );
		return strlen( $letters ) > 2 && array() === $verbs && 2 * count( $strange ) > count( $run ) && array() === $filler && $this->lexicon->has( $letters );
	}

	/** @param list<Token> $run */
	private function phrase( array $run ): Unit {
		if ( ! $this->names_one_thing( $run ) ) {
			$letters = self::initials( $run );
			return new Unit( array( $run[0]->with( $letters, true ) ), array( $this->lexicon->senses( $letters ) ), true );
		}
		$telling = self::telling( $run );
		$senses  = array_map( fn ( Token $token ): array => $this->lexicon->senses( $token->word ), $telling );
		$last    = array_pop( $senses ) ?? array();
		$held    = $this->lexicon->of_holders( $last, $senses );
		// "Regional manager" of a "Regional Manager West", where the last word is the head.
		if ( array() === array_intersect_key( $held, ...$senses ) ) {
			return new Unit( $telling, array( ...$senses, $last ), true );
		}
		return new Unit( $telling, array( ...$senses, $held ), true );
	}

	/** @param list<Token> $tokens */
	private function single( array $tokens, int $index ): ?Unit {
		$token = $tokens[ $index ];
		if ( str_ends_with( $token->word, NamePhrasing::BEGINNING ) ) {
			$letters = substr( $token->word, 0, -strlen( NamePhrasing::BEGINNING ) );
			// Demanded as a place is: where no name begins so, nobody is the answer.
			return new Unit( array( new Token( $letters, is_place: true, is_unwanted: $token->is_unwanted, is_capital: true ) ), array( $this->lexicon->beginning( $letters ) ) );
		}
		if ( 1 === mb_strlen( $token->word, 'UTF-8' ) && 1 === preg_match( '/\pL/u', $token->word ) ) {
			return $this->initial( $tokens, $index );
		}
		if ( $this->company->is_own_name( $token->word ) ) {
			return null;
		}
		if ( $this->filler->has( $token->word ) && ! $token->is_acronym && ! $this->names->is_somebodys( $tokens, $index ) ) {
			return null;
		}
		// "2 percent" has nothing to do with a W-2.
		$senses = 1 === preg_match( '/^\d{1,2}$/', $token->word ) ? array() : $this->lexicon->senses( $token->word );
		if ( $token->is_acronym && array() === $senses && $this->filler->has( $token->word ) ) {
			return null;
		}
		$senses = $this->beside_a_name( $tokens, $index ) + $this->without_unlikely_names( $tokens, $index, $senses );
		if ( self::is_addressed( $token ) || $this->is_beside_a_stranger( $tokens, $index ) ) {
			$senses = array_filter( $senses, fn ( int $number ): bool => FactKind::Name === $this->company->facts[ $number ]->field, ARRAY_FILTER_USE_KEY );
			$senses = array() === $senses && strlen( $token->word ) < self::SHORT ? $this->lexicon->sounding_short( $token->word ) : $senses;
		}
		if ( $token->is_language ) {
			$senses = array_filter( $senses, fn ( int $number ): bool => FactKind::Skill === $this->company->facts[ $number ]->field, ARRAY_FILTER_USE_KEY );
			$whole  = array_filter( $senses, fn ( array $sense, int $number ): bool => $this->company->facts[ $number ]->is_said_whole( $sense[1] ), ARRAY_FILTER_USE_BOTH );
			// No Swiss German for German.
			$senses = ( array() === $whole ? $senses : $whole ) + $this->lexicon->spoken( $token->word );
		}
		// Who is asked for by name need not be called so exactly: "Aneta in accounting" is an accountant.
		$senses = $this->is_beside_other_name( $tokens, $index ) ? $senses + $this->lexicon->synonymous( $token->word ) : $this->lexicon->of_holders( $senses );
		return new Unit( array( $token ), array( $senses ), false, $this->is_soft( $token, $senses ) );
	}

	/**
	 * Without names that a word hardly means: an English word of a longer question that is not written as a name, and what only
	 * resembles a name where the word has a meaning of its own.
	 *
	 * @param list<Token> $tokens
	 * @param Senses      $senses
	 * @return Senses
	 */
	private function without_unlikely_names( array $tokens, int $index, array $senses ): array {
		$token = $tokens[ $index ];
		$means = $this->company->knowledge->has_needs( Words::base( $token->word ) );
		if ( $token->is_capital || ( 0 === $index && ! $means && ! $this->company->knowledge->is_english( $token->word ) ) || ( count( $tokens ) > 1 && $this->names->is_somebodys( $tokens, $index ) ) ) {
			return $senses;
		}
		$least = match ( true ) {
			count( $tokens ) > 3 && $this->company->knowledge->is_english( $token->word ) => 2.0,
			count( $tokens ) > 4 || $means => 0.95,
			default => 0.0,
		};
		return array_filter( $senses, fn ( array $sense, int $number ): bool => FactKind::Name !== $this->company->facts->kind( $number ) || $sense[0] >= $least, ARRAY_FILTER_USE_BOTH );
	}

	/**
	 * Names of the people whose other name stands beside it, spelt with more mistakes than are corrected elsewhere: "Thomas Zajonc".
	 *
	 * @param list<Token> $tokens
	 * @return Senses
	 */
	private function beside_a_name( array $tokens, int $index ): array {
		$word   = $tokens[ $index ]->word;
		$senses = array();
		if ( strlen( $word ) < ( $tokens[ $index ]->is_capital && ! $tokens[ $index ]->is_acronym ? 2 : 3 ) || ( $this->company->knowledge->is_english( $word ) && ! $tokens[ $index ]->is_capital ) || $this->filler->has( $word ) || $this->names->is_somebodys( $tokens, $index ) ) {
			return $senses;
		}
		foreach ( array( $index - 1, $index + 1 ) as $beside ) {
			$others = isset( $tokens[ $beside ] ) ? $this->names->senses( $tokens[ $beside ]->word ) : array();
			if ( array() === $others && isset( $tokens[ $beside ] ) && $this->may_be_misspelt_name( $tokens[ $index ] ) && $this->may_be_misspelt_name( $tokens[ $beside ] ) ) {
				$others = $this->lexicon->sounding( $tokens[ $beside ]->word, true );
			}
			foreach ( array_keys( $this->names->people( $others ) ) as $id ) {
				foreach ( $this->company->names_of( $id ) as $number ) {
					$fact = $this->company->facts[ $number ];
					if ( count( $fact->words ) > 1 && ! isset( $others[ $number ] ) && self::resembles( $word, implode( '', $fact->words ) ) ) {
						$senses[ $number ] = array( self::BESIDE_NAME, ( 1 << min( 59, count( $fact->words ) ) ) - 1 );
						continue;
					}
					foreach ( $fact->words as $place => $name ) {
						if ( 0 === ( ( $others[ $number ][1] ?? 0 ) & 1 << min( 59, $place ) ) && self::resembles( $word, $name ) ) {
							$senses[ $number ] = array( self::BESIDE_NAME, ( $senses[ $number ][1] ?? 0 ) | 1 << min( 59, $place ) );
						}
					}
				}
			}
		}
		return $senses;
	}

	/** @param list<Token> $tokens */
	private function is_beside_other_name( array $tokens, int $index ): bool {
		foreach ( $tokens as $place => $token ) {
			if ( $place !== $index && $token->is_capital && ! $token->is_unwanted && count( $tokens ) <= self::FEW && array() !== $this->names->senses( $token->word ) ) {
				return true;
			}
		}
		return false;
	}

	private function may_be_misspelt_name( Token $token ): bool {
		return strlen( $token->word ) > 2 && ! $token->is_language && ! $token->is_acronym && ! $this->filler->has( $token->word ) && ! $this->lexicon->has( $token->word ) && ! $this->company->knowledge->is_english( $token->word );
	}

	/**
	 * Whether it is half of a full name that no person has: Reginald in "Reginald Farquharson" is no misspelt "regional".
	 *
	 * @param list<Token> $tokens
	 */
	private function is_beside_a_stranger( array $tokens, int $index ): bool {
		if ( ! $tokens[ $index ]->is_capital || $this->lexicon->has( $tokens[ $index ]->word ) || $this->company->knowledge->is_english( $tokens[ $index ]->word ) ) {
			return false;
		}
		foreach ( array( $index - 1, $index + 1 ) as $beside ) {
			$token = $tokens[ $beside ] ?? null;
			if ( null !== $token && $token->is_capital && array() === $this->lexicon->senses( $token->word ) && ! $this->company->knowledge->is_english( $token->word ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether it is a name with a third of its letters wrong, the beginning of one, or sounds like it. */
	private static function resembles( string $word, string $name ): bool {
		$most = intdiv( max( strlen( $word ), strlen( $name ) ) + 1, 3 );
		$key  = Sound::key( $word );
		return ( Sound::key( $name ) === $key && ( $name[0] === $word[0] || strlen( $key ) > 1 ) )
			|| array() !== array_filter( Sound::spellings( $word ), static fn ( string $spelling ): bool => $spelling === $name || ( $name[0] === $spelling[0] && strlen( $spelling ) > 3 && Sound::key( $spelling ) === Sound::key( $name ) ) )
			|| ( $name[0] === $word[0] && ( str_starts_with( $name, $word ) || Spelling::distance( $word, $name, $most ) <= $most ) );
	}

	/** Whether it follows "Mr." or the like, so that it is a name: Mr. Cook is no cook. */
	public static function is_addressed( Token $token ): bool {
		return in_array( $token->before, self::ADDRESSED, true ) && $token->is_capital;
	}

	/** Whether it is what some titles call a person, word by word. */
	public function is_held( Unit $unit ): bool {
		return $this->lexicon->are_held( $unit->senses[ count( $unit->senses ) - 1 ] );
	}

	/** Whether titles or skills have just this word. */
	public function is_named( string $word ): bool {
		return array() !== array_filter( $this->lexicon->senses( $word ), fn ( array $sense, int $number ): bool => $sense[0] >= self::NAMED && in_array( $this->company->facts[ $number ]->field, array( FactKind::Title, FactKind::Skill ), true ), ARRAY_FILTER_USE_BOTH );
	}

	/** Whether some titles call a person so, or by a synonym. */
	public function may_be_held( Unit $unit ): bool {
		foreach ( $unit->senses[0] as $number => list( $sure, $bits ) ) {
			if ( $sure >= self::SURE && FactKind::Title === $this->company->facts[ $number ]->field && $this->company->facts[ $number ]->has_head( $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether a word alone is a full match of a fact. */
	public function is_whole( Unit $unit ): bool {
		return $this->lexicon->has_whole( $unit->senses[0] );
	}

	/**
	 * A single letter is an initial beside a name, and ignored elsewhere.
	 *
	 * @param list<Token> $tokens
	 */
	private function initial( array $tokens, int $index ): ?Unit {
		$token    = $tokens[ $index ];
		$initials = null;
		foreach ( array( $index - 1, $index + 1 ) as $beside ) {
			$names = isset( $tokens[ $beside ] ) ? $this->names->senses( $tokens[ $beside ]->word ) : array();
			if ( array() === $names ) {
				continue;
			}
			$initials ??= $this->lexicon->initials( $token->word );
			// "M. Martin" is Monsieur Martin, where it is no Michel.
			if ( 'm' !== $token->word || array() !== array_intersect_key( $this->names->people( array_diff_key( $initials, $names ) ), $this->names->people( $names ) ) ) {
				return new Unit( array( $token ), array( $initials ), false, ! $token->is_acronym && in_array( $token->word, array( 'a', 'i' ), true ) );
			}
		}
		return null;
	}

	/** @param Senses $senses */
	private function is_soft( Token $token, array $senses ): bool {
		if ( $this->filler->is_soft( $token->word ) ) {
			return true;
		}
		return ! $this->lexicon->has_whole( $senses ) && count( $this->names->people( $senses ) ) > self::COMMON * count( $this->company->people );
	}

	/**
	 * @param list<Token> $run
	 * @return list<Token>
	 */
	private static function telling( array $run ): array {
		return array_values( array_filter( $run, static fn ( Token $token ): bool => ! Words::joins( $token->word ) ) );
	}

	/** @param list<Token> $run */
	private static function initials( array $run ): string {
		return implode( '', array_map( static fn ( Token $token ): string => mb_substr( $token->word, 0, 1, 'UTF-8' ), $run ) );
	}
}
