<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

use Svc\Kernel\Text\Text;

/** Puts Spanish, German and French questions and titles into English words. */
final class Translation {

	private const LANGUAGES = array( 'es', 'de', 'fr' );

	private const LONGEST = 5;

	/** Words of English questions that no other of the languages has. */
	private const ENGLISH = ' the who what which where is are my our your i you we he she it they and or for to with of from has have had does do can needs need want wants this that not but there here know knows ';

	/** Short words of English, too. */
	private const SHORT = ' in es on an me no so am is do be as at ';

	/** Words that begin a question in one language only, and fewer words than which such a question may have with names and titles besides. */
	private const ASKING         = ' alle wer wo welche welcher todos todas quien quienes tous toutes qui liste lista ';
	private const SHORT_QUESTION = 7;

	/** The most words of a question with a German compound and no other German word. */
	private const FEW = 4;

	/** What any word of a language weighs besides. */
	private const ALSO = 0.01;

	/** Endings of plurals by language, of words of at least so many letters. */
	private const PLURALS         = array(
		'es' => '/e?s$/',
		'de' => '/(?:innen|en|n|e)$/',
		'fr' => '/[sx]$/',
	);
	private const SHORTEST_PLURAL = 6;

	/** The shortest part of a German compound. */
	private const SHORTEST_PART = 4;

	/** How a language calls people before their names, and words that only stand around a name then. */
	private const ADDRESSES    = array(
		'de' => 'frau|herrn?|fräulein',
		'fr' => 'madame|mme|monsieur|mademoiselle|mlle',
		'es' => 'se[ñn]or(?:a|ita)?|sra|doña',
		''   => 'mevrouw|meneer|pani|fru|mrs?',
	);
	private const AROUND_NAMES = ' suche suchen sucht finde finden sitzt erreiche erreichen erreicht brauche kennt kennst telefonnummer nummer handynummer durchwahl telefon mail mailadresse mobilnummer adresse buro bitte gerade heute spreche sprechen telefono numero correo despacho quisiera hablar llamar telephone poste bureau parler joindre appeler hallo moin guten tag bonjour salut hola ';

	/** What titles of these languages begin with. */
	private const POSITIONS = array( 'manager', 'head', 'director', 'leader', 'assistant', 'technician', 'engineer', 'specialist', 'officer', 'administrator' );

	public function __construct( private readonly Knowledge $knowledge ) {}

	/**
	 * "Ms. Kowalska" for "pani Kowalska", because the names of people are known by what they follow.
	 *
	 * @return array{string, string|null} The question, and the language of the last such word.
	 */
	private function with_addresses( string $question ): array {
		$said = null;
		foreach ( self::ADDRESSES as $language => $words ) {
			$question = (string) preg_replace_callback(
				"~(?<![\p{L}\p{N}])($words)\.?\s+(?:(?:dr|prof)\.?\s+)*(\p{L})([\p{L}\p{M}'’-]*)~iu",
				function ( array $found ) use ( $language, &$said ): string {
					$name = Text::folded( $found[2] . $found[3] );
					if ( 1 !== preg_match( '/^\p{Lu}/u', $found[2] ) && ( strlen( $name ) < 3 || $this->is_word( $name ) ) ) {
						return $found[0];
					}
					$said = '' === $language ? $said : $language;
					return 'Ms. ' . mb_strtoupper( $found[2], 'UTF-8' ) . $found[3];
				},
				$question
			);
		}
		return array( $question, $said );
	}

	private function is_word( string $word ): bool {
		return $this->knowledge->is_english( $word ) || array() !== array_filter( self::LANGUAGES, fn ( string $language ): bool => null !== $this->knowledge->english( $language, $word ) );
	}

	/**
	 * The question itself where it is English, else its words in English, and the unknown ones that may be names as they are.
	 *
	 * @param array<array-key, mixed> $known  Words of the company, as keys.
	 * @param list<string>            $titled Those of the question that only titles have: a "Buchhalter" may be a Contable elsewhere.
	 */
	public function of_question( string $question, array $known = array(), array $titled = array() ): string {
		list( $question, $said ) = $this->with_addresses( $question );
		$words                   = self::words( $question );
		$language                = $this->language( $words ) ?? ( 0 === self::english_words( $words ) ? $said : null );
		$words                   = null === $said || null === $language ? $words : array_values( array_filter( $words, static fn ( string $word ): bool => ! str_contains( self::AROUND_NAMES, ' ' . Text::folded( $word ) . ' ' ) ) );
		if ( null === $language ) {
			return count( $words ) > self::FEW ? $question : $this->with_compounds( $words, $known, $titled ) ?? $question;
		}
		$runs = $this->runs( $words, $language );
		$runs = 'de' === $language ? self::with_genitives( $runs ) : $runs;
		$runs = 'de' === $language ? self::with_nouns_in_lower_case( $runs, $known ) : $runs;
		$all  = array_merge( ...array_column( array_filter( $runs, fn ( array $run ): bool => $run[2] || $this->is_kept( $run[0][0], $known ) ), 1 ) );
		return implode( ' ', array() === $all ? $words : $all );
	}

	/** The language of a question; null where it is English. */
	public function language_of( string $question ): ?string {
		return $this->language( self::words( $question ) );
	}

	/**
	 * "Assistentin der Chefin" is the assistant of the boss.
	 *
	 * @param list<array{list<string>, list<string>, bool}> $runs
	 * @return list<array{list<string>, list<string>, bool}>
	 */
	private static function with_genitives( array $runs ): array {
		foreach ( $runs as $index => $run ) {
			$before = $runs[ $index - 1 ] ?? null;
			if ( in_array( $run[0], array( array( 'der' ), array( 'des' ) ), true ) && null !== $before && $before[2] && 1 === preg_match( '/^\p{Lu}/u', $before[0][0] ) ) {
				$runs[ $index ] = array( $run[0], array( 'of the' ), true );
			}
		}
		return $runs;
	}

	/**
	 * A question of a few words with German compounds in English, as "Datenbankadministrator in Boise"; null where it has none.
	 *
	 * @param list<string>            $words
	 * @param array<array-key, mixed> $known
	 * @param list<string>            $titled
	 */
	private function with_compounds( array $words, array $known, array $titled ): ?string {
		$english = array_map( fn ( string $word ): ?string => in_array( Text::folded( $word ), $titled, true ) && strlen( $word ) >= self::SHORTEST_PLURAL && ! $this->may_be_english( Text::folded( $word ) ) ? $this->meaning( 'de', Text::folded( $word ) ) : $this->of_word( $word, $known ), $words );
		return array() === array_filter( $english ) ? null : implode( ' ', array_map( static fn ( string $word, ?string $one ): string => $one ?? $word, $words, $english ) );
	}

	/** @param array<array-key, mixed> $known */
	private function of_word( string $word, array $known ): ?string {
		$folded = Text::folded( $word );
		return isset( $known[ $folded ] ) || $this->may_be_english( $folded ) || $this->knowledge->has_needs( Words::base( $folded ) ) ? null : ( strlen( $folded ) < 8 ? null : $this->meaning( 'de', $folded ) ) ?? $this->of_compound( $folded, true );
	}

	/**
	 * German nouns have capitals, too: an unknown one by itself is no name.
	 *
	 * @param list<array{list<string>, list<string>, bool}> $runs
	 * @param array<array-key, mixed>                       $known
	 * @return list<array{list<string>, list<string>, bool}>
	 */
	private static function with_nouns_in_lower_case( array $runs, array $known ): array {
		$may_be_name = static fn ( ?array $run ): bool => null !== $run && ! $run[2] && 1 === preg_match( '/^\p{Lu}\p{Ll}/u', $run[0][0] );
		foreach ( $runs as $index => $run ) {
			if ( $may_be_name( $run ) && ! $may_be_name( $runs[ $index - 1 ] ?? null ) && ! $may_be_name( $runs[ $index + 1 ] ?? null ) && ! isset( $known[ Text::folded( $run[0][0] ) ] ) ) {
				$runs[ $index ][1] = array( mb_strtolower( $run[0][0], 'UTF-8' ) );
			}
		}
		return $runs;
	}

	/**
	 * An unknown word in lower case is rarely a name, and an English word may stand in any language.
	 *
	 * @param array<array-key, mixed> $known
	 */
	private function is_kept( string $word, array $known ): bool {
		$folded = Text::folded( $word );
		return isset( $known[ $folded ] ) || isset( $known[ (string) preg_replace( '/s$/', '', $folded ) ] ) || 1 !== preg_match( '/^\p{Ll}{4,}$/u', $word ) || $this->knowledge->is_english( $folded );
	}

	/**
	 * A title in English, with the places of the original words that each English word stands for.
	 *
	 * @return list<array{string, list<string>}>|null English word and original words; null where the title is English.
	 */
	public function of_title( string $title ): ?array {
		$words = self::words( 1 === preg_match( '/\p{Ll}/u', $title ) ? $title : mb_strtolower( $title, 'UTF-8' ) );
		$best  = null;
		$most  = 0;
		foreach ( self::LANGUAGES as $language ) {
			$runs  = $this->runs( $words, $language, true );
			// The longer a known phrase, the surer is the language.
			$known = array_sum( array_map( static fn ( array $run ): int => $run[2] ? count( $run[0] ) ** 2 : 0, $runs ) );
			if ( $known > $most ) {
				$most = $known;
				$best = $runs;
			}
		}
		if ( null === $best || self::is_plain( $words, $best ) || $this->is_english_title( $best ) ) {
			return null;
		}
		$pairs = array();
		foreach ( $best as list( $original, $english ) ) {
			foreach ( $english as $word ) {
				foreach ( array_diff( Words::telling( $word ), array( 'the' ) ) as $one ) {
					$pairs[] = array( $one, array_map( array( Text::class, 'folded' ), $original ) );
				}
			}
		}
		// "Leiterin Buchhaltung" is an accounting manager: what somebody is comes last in English.
		return in_array( $pairs[0][0] ?? '', self::POSITIONS, true ) ? array( ...array_slice( $pairs, 1 ), $pairs[0] ) : $pairs;
	}

	/**
	 * Whether only words that are English, too, are foreign, and fewer than the others, or as many before the last word: "Lien Release Specialist"
	 * has no French link, and a "Sales Representative" is not dirty in Spanish.
	 *
	 * @param list<array{list<string>, list<string>, bool}> $runs
	 */
	private function is_english_title( array $runs ): bool {
		$foreign = 0;
		$english = 0;
		foreach ( $runs as list( $original, , $is_translated ) ) {
			foreach ( $original as $word ) {
				$folded   = Text::folded( $word );
				$foreign += $is_translated ? ( $this->knowledge->is_english( $folded ) || Words::joins( $folded ) ? 1 : 1000 ) : 0;
				$english += $is_translated || Words::joins( $folded ) ? 0 : 1;
			}
		}
		return $foreign < $english || ( $foreign === $english && ! $runs[ count( $runs ) - 1 ][2] ) || $this->ends_in_english( $runs );
	}

	/**
	 * Whether its last word is what a person is called in English, where Spanish and French have it first, and most words are not translated.
	 *
	 * @param list<array{list<string>, list<string>, bool}> $runs
	 */
	private function ends_in_english( array $runs ): bool {
		$changed = array_filter( $runs, static fn ( array $run ): bool => array_map( array( Text::class, 'folded' ), $run[0] ) !== $run[1] );
		$last    = Text::folded( implode( ' ', $runs[ count( $runs ) - 1 ][0] ) );
		return 2 * count( $changed ) < count( $runs ) && ! isset( $changed[ count( $runs ) - 1 ] ) && 1 === preg_match( '/^[a-z]{4,}(?:er|or|ist|yst|ive|ant|ent|ian)$/', $last ) && $this->knowledge->is_english( $last );
	}

	/**
	 * Whether the translation has the same words.
	 *
	 * @param list<string>                                  $words
	 * @param list<array{list<string>, list<string>, bool}> $runs
	 */
	private static function is_plain( array $words, array $runs ): bool {
		$english = explode( ' ', implode( ' ', array_merge( ...array_column( $runs, 1 ) ) ) );
		return array() === array_diff( $english, array_map( array( Text::class, 'folded' ), $words ) );
	}

	/** @return list<string> Of any case; apostrophes and hyphens separate. */
	private static function words( string $text ): array {
		preg_match_all( '/[\p{L}\p{M}\p{N}]+|@\S+/u', $text, $found );
		return $found[0];
	}

	/** @param list<string> $words */
	private function language( array $words ): ?string {
		$folded = array_map( array( Text::class, 'folded' ), $words );
		$scores = array();
		foreach ( self::LANGUAGES as $language ) {
			$words_alone         = count( array_filter( $folded, fn ( string $word ): bool => null !== $this->meaning( $language, $word ) && ! $this->may_be_english( $word ) ) );
			$runs                = 0 === $words_alone ? array() : array_values( array_filter( $this->runs( $words, $language ), static fn ( array $run ): bool => $run[2] ) );
			$of_runs             = array_sum( array_map( fn ( array $run ): int => count( $run[0] ) > 1 || ! $this->may_be_english( Text::folded( $run[0][0] ) ) ? count( $run[0] ) : 0, $runs ) );
			// Of two languages that have as many words, the one that has more short ones and words of English, too: "de l'agence".
			$scores[ $language ] = max( $words_alone, $of_runs ) + self::ALSO * count( $runs );
		}
		$english = self::english_words( $words );
		arsort( $scores );
		$language = (string) array_key_first( $scores );
		$asks     = 0 === $english && count( $words ) < self::SHORT_QUESTION && str_contains( self::ASKING, ' ' . ( $folded[0] ?? '' ) . ' ' );
		$score = (float) $scores[ $language ];
		$least = $asks ? 1.0 : max( 2.0, 0.4 * count( $words ) );
		return $score >= $least && $score > 1.5 * $english ? $language : null;
	}

	/** @param list<string> $words */
	private static function english_words( array $words ): int {
		return count( array_filter( $words, static fn ( string $word ): bool => str_contains( self::ENGLISH, ' ' . Text::folded( $word ) . ' ' ) ) );
	}

	/** English for a word or phrase, or for the singular of a word. */
	private function meaning( string $language, string $phrase ): ?string {
		$english = $this->knowledge->english( $language, $phrase );
		if ( null !== $english || strlen( $phrase ) < self::SHORTEST_PLURAL || str_contains( $phrase, ' ' ) ) {
			return $english;
		}
		$singular = (string) preg_replace( self::PLURALS[ $language ], '', $phrase );
		return $singular === $phrase ? null : $this->knowledge->english( $language, $singular );
	}

	private function may_be_english( string $word ): bool {
		return strlen( $word ) < 2 || str_contains( self::SHORT . self::ENGLISH, " $word " ) || $this->knowledge->is_english( $word );
	}

	/**
	 * @param list<string> $words
	 * @return list<array{list<string>, list<string>, bool}> Original words, English words, whether they were translated.
	 */
	private function runs( array $words, string $language, bool $is_title = false ): array {
		$runs  = array();
		$count = count( $words );
		for ( $index = 0; $index < $count; $index += $length ) {
			$english = null;
			// "où" is "where".
			if ( 'fr' === $language && $index > 0 && 'ou' === mb_strtolower( $words[ $index ], 'UTF-8' ) ) {
				$runs[] = array( array( $words[ $index ] ), array( 'or' ), true );
				$length = 1;
				continue;
			}
			for ( $length = min( self::LONGEST, $count - $index ); $length >= 1; $length-- ) {
				$english = $this->meaning( $language, Text::folded( implode( ' ', array_slice( $words, $index, $length ) ) ) );
				if ( null !== $english && ! ( $is_title && 1 === $length && $this->is_better_kept( $words[ $index ] ) ) ) {
					break;
				}
				$english = null;
			}
			$length    = max( 1, $length );
			$original  = array_slice( $words, $index, $length );
			$english ??= 'de' === $language ? $this->of_compound( Text::folded( $words[ $index ] ) ) : null;
			$runs[]    = array( $original, null === $english ? array_map( $is_title ? array( Text::class, 'folded' ) : strval( ... ), $original ) : array_filter( array( $english ) ), null !== $english && '' !== $english );
		}
		return $runs;
	}

	/** Acronyms, as "DE", and words that English titles have in another meaning. */
	private function is_better_kept( string $word ): bool {
		return 1 === preg_match( '/^\p{Lu}{2,5}$/u', $word ) || in_array( Text::folded( $word ), array( 'chef', 'service', 'commission', 'stage', 'patron', 'agent', 'die', 'me', 'a', 'post', 'lot', 'lots', 'it', 'web', 'concierge', 'sommelier' ), true );
	}

	/**
	 * "warehouse manager" for Lagerleiter: two known parts, with or without a linking sound.
	 *
	 * @param bool $may_mix Whether the second part may be an English word, as in Datenbankadministrator.
	 */
	private function of_compound( string $word, bool $may_mix = false ): ?string {
		$length = strlen( $word );
		for ( $cut = $length - self::SHORTEST_PART; $cut >= self::SHORTEST_PART; $cut-- ) {
			$rest   = substr( $word, $cut );
			$second = $this->knowledge->english( 'de', $rest ) ?? ( $may_mix && $this->knowledge->is_english( $rest ) ? $rest : null );
			if ( null === $second || '' === $second ) {
				continue;
			}
			$first = substr( $word, 0, $cut );
			foreach ( array( $first, (string) preg_replace( '/(?:s|n|en|er|es)$/', '', $first ), "{$first}e" ) as $part ) {
				$english = strlen( $part ) >= 3 ? $this->knowledge->english( 'de', $part ) : null;
				if ( null !== $english && '' !== $english ) {
					return "$english $second";
				}
			}
		}
		return null;
	}
}
