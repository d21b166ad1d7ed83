<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Weighs the parts of a question by what they are in the sentence.
 *
 * In "who fillets the fish" the verb names the trade, in "wine tasting" the second noun; in "the flour is full of moths, who can test it"
 * the first clause is the background of what is asked; and a clerk of "payroll clerk" says little beside payroll.
 */
final class Emphasis {

	private const VERB       = 1.4;
	private const OBJECT     = 0.75;
	private const BACKGROUND = 0.7;
	private const MODIFIER   = 0.8;
	private const GENERIC    = 0.35;
	private const STRANGE    = 1.5;

	private const SUBJECT    = 0.25;
	private const TELLER     = 0.5;

	/** The least weight of a verb that more than one need of a trade has. */
	private const NEED = 1.5;

	/** Verbs after a person that a story tells of. */
	public const DOES = array( 'says', 'said', 'wants', 'wanted', 'needs', 'needed', 'got', 'gets', 'has', 'had', 'keeps', 'kept', 'is', 'was', 'moved', 'quit', 'left', 'leaves', 'didnt', 'doesnt', 'does', 'wont', 'cant', 'cannot', 'asks', 'asked', 'tells', 'told', 'thinks', 'turned', 'sent', 'sends', 'lost', 'forgot', 'made', 'makes', 'took', 'takes', 'went', 'complains', 'refuses', 'refused', 'steals', 'stole', 'claims', 'quotes', 'sees', 'saw', 'found', 'put', 'wrote', 'called', 'fell', 'broke', 'started', 'stands', 'waits', 'would' );

	/** First words of a story about a person outside, verbs of saying, after which the words count more than the person, and the most words before the verb. */
	private const ONE     = array( 'a', 'an', 'another', 'one', 'some', 'two', 'the' );
	private const TELLING = array( 'says', 'said', 'asks', 'asked', 'tells', 'told', 'claims', 'complains', 'refuses', 'refused', 'threatens', 'offers', 'demands' );
	private const TELLERS = 8;

	/** How many words after the person the verb may stand. */
	private const NEXT = 4;

	/** Words that many titles have. */
	public const JOBS = array( 'clerk', 'officer', 'specialist', 'agent', 'coordinator', 'administrator', 'technician', 'representative', 'associate', 'adviser', 'advisor', 'consultant', 'operator', 'operative', 'executive', 'professional', 'worker', 'person', 'supervisor' );

	/** Words between "who" and its verb. */
	private const MODAL = array( 'can', 'could', 'does', 'do', 'should', 'would', 'may', 'will', 'else', 'here', 'usually', 'normally', 'actually', 'always', 'in', 'our', 'company', 'the' );

	/** The fewest words of a clause that tells the background. */
	private const CLAUSE = 4;

	public function __construct(
		private readonly Knowledge $knowledge,
		private readonly Phrases $phrases,
	) {}

	/**
	 * @param list<Evidence> $pieces
	 * @param list<Token>    $tokens
	 * @return list<Evidence>
	 */
	public function laid( array $pieces, array $tokens ): array {
		$known  = array_filter( $pieces, static fn ( Evidence $piece ): bool => null !== $piece->unit && array() !== $piece->fits && ! $piece->is_cut );
		if ( count( $pieces ) < 2 || array() === $known ) {
			return $pieces;
		}
		$words = array_map( static fn ( Token $token ): string => $token->word, $tokens );
		$places = array();
		foreach ( $known as $index => $piece ) {
			$places[ $index ] = (int) array_search( $piece->unit?->tokens[0]->word, $words, true );
		}
		$factors = $this->of_strange_trades( $pieces, $known, $places, $words ) + $this->of_jobs( $known, $pieces ) + $this->of_subjects( $known, $places, $words, Telling::asks( $words ) ) + $this->of_tellers( $places, $words ) + $this->of_modifiers( $known, $places ) + $this->of_verb( $known, $places, $words ) + $this->of_background( $pieces, $places, $words );
		foreach ( $factors as $index => $factor ) {
			$pieces[ $index ] = $pieces[ $index ]->times( $factor );
		}
		return array_values( $pieces );
	}

	/**
	 * What kind of engineer it is, where no title says so: "aerospace engineer".
	 *
	 * @param list<Evidence>       $pieces
	 * @param array<int, Evidence> $known
	 * @param array<int, int>      $places
	 * @param list<string>         $words
	 * @return array<int, float>
	 */
	private function of_strange_trades( array $pieces, array $known, array $places, array $words ): array {
		$factors = array();
		foreach ( $pieces as $index => $piece ) {
			$next = null === $piece->unit || array() !== $piece->fits ? false : array_search( 1 + (int) array_search( $piece->unit->tokens[0]->word, $words, true ), $places, true );
			if ( false !== $next && null !== $known[ $next ]->unit && $this->phrases->is_held( $known[ $next ]->unit ) ) {
				$factors[ $index ] = self::STRANGE;
			}
		}
		return $factors;
	}

	/**
	 * @param array<int, Evidence> $known
	 * @param list<Evidence>       $pieces
	 * @return array<int, float>
	 */
	private function of_jobs( array $known, array $pieces ): array {
		$jobs = array_filter( $known, static fn ( Evidence $piece ): bool => in_array( (string) preg_replace( '/s$/', '', $piece->text ), self::JOBS, true ) );
		$others = array_filter( array_diff_key( $pieces, $jobs ), static fn ( Evidence $piece ): bool => ! $piece->is_slight() && ! $piece->is_name );
		return array() === $others ? array() : array_fill_keys( array_keys( $jobs ), self::GENERIC );
	}

	/**
	 * @param array<int, Evidence> $known
	 * @param array<int, int>      $places
	 * @return array<int, float>
	 */
	private function of_modifiers( array $known, array $places ): array {
		$factors = array();
		foreach ( $known as $index => $piece ) {
			$next = array_search( $places[ $index ] + 1, $places, true );
			if ( false !== $next && null !== $piece->unit && null !== $known[ $next ]->unit && ! $piece->unit->is_phrase && ! $this->phrases->is_held( $known[ $next ]->unit ) ) {
				$factors[ $index ] = self::MODIFIER;
			}
		}
		return $factors;
	}

	/**
	 * The words for a person that a story tells of but does not ask for: "a warehouse clerk steals".
	 *
	 * @param array<int, Evidence> $known
	 * @param array<int, int>      $places
	 * @param list<string>         $words
	 * @return array<int, float>
	 */
	private function of_subjects( array $known, array $places, array $words, bool $asks ): array {
		$factors = array();
		foreach ( $asks ? array() : $known as $index => $piece ) {
			$next   = $places[ $index ] + count( $piece->unit->tokens ?? array() );
			$is_job = in_array( $words[ $next ] ?? '', self::JOBS, true );
			if ( null !== $piece->unit && ( $is_job || $this->phrases->is_held( $piece->unit ) ) && self::is_followed_by_verb( array_slice( $words, $next + (int) $is_job, self::NEXT ) ) ) {
				$factors[ $index ] = self::SUBJECT;
			}
		}
		return $factors;
	}

	/**
	 * Whether a verb comes next, or after a place: "a driver from Istanbul stands".
	 *
	 * @param list<string> $next
	 */
	private static function is_followed_by_verb( array $next ): bool {
		$is_somewhere = in_array( $next[0] ?? '', array( 'in', 'from', 'at', 'near' ), true ) && array() === array_intersect( $next, array( 'who', 'that', 'which' ) );
		return array() !== array_intersect( $is_somewhere ? $next : array_slice( $next, 0, 1 ), self::DOES );
	}

	/**
	 * The words for somebody outside who asks for or says something: "a supermarket asks for our climate targets".
	 *
	 * @param array<int, int> $places
	 * @param list<string>    $words
	 * @return array<int, float>
	 */
	private function of_tellers( array $places, array $words ): array {
		$verbs = array_intersect( array_slice( $words, 0, self::TELLERS ), self::TELLING );
		$verb  = array_key_first( $verbs );
		if ( null === $verb || ! in_array( $words[0], self::ONE, true ) || array() === array_filter( $places, fn ( int $place ): bool => $place > $verb && ! $this->knowledge->is_common( $words[ $place ] ) ) ) {
			return array();
		}
		$tellers = array_filter( $places, static fn ( int $place ): bool => $place < $verb );
		// "A supermarket chain" weighs no more than a supermarket.
		return array_map( static fn (): float => self::TELLER / min( 2, count( $tellers ) ), $tellers );
	}

	/**
	 * @param array<int, Evidence> $known
	 * @param array<int, int>      $places
	 * @param list<string>         $words
	 * @return array<int, float>
	 */
	private function of_verb( array $known, array $places, array $words ): array {
		$who = array_search( 'who', $words, true );
		if ( false === $who ) {
			return array();
		}
		for ( $verb = $who + 1; in_array( $words[ $verb ] ?? '', self::MODAL, true ); ) {
			++$verb;
		}
		$factors = array();
		$index   = array_search( $verb, $places, true );
		// A common verb tells if it is a part of a need: "decides" with "file".
		$tells   = false !== $index && ( ! $this->knowledge->is_common( $words[ $verb ] ) || ( $known[ $index ]->is_by_trade && $known[ $index ]->weight >= self::NEED ) );
		if ( $tells && ( $verb > $who + 1 || str_ends_with( $words[ $verb ], 's' ) ) ) {
			foreach ( $places as $index => $place ) {
				if ( $place >= $verb ) {
					$factors[ $index ] = $place === $verb ? self::VERB : self::OBJECT;
				}
			}
		}
		return $factors;
	}

	/**
	 * @param list<Evidence>  $pieces
	 * @param array<int, int> $places
	 * @param list<string>    $words
	 * @return array<int, float>
	 */
	private function of_background( array $pieces, array $places, array $words ): array {
		$asked = self::asked( $words );
		$needs = array_filter( array_map( static fn ( Evidence $piece ): ?int => $piece->place, $pieces ), is_int( ... ) );
		$telling = array_filter( $places, fn ( int $place ): bool => ! $this->knowledge->is_common( $words[ $place ] ) ) + $needs;
		if ( null === $asked || array() === array_filter( $telling, static fn ( int $place ): bool => $place > $asked ) || ! Telling::tells_of( array_slice( $words, 0, $asked ) ) ) {
			return array();
		}
		return array_map( static fn (): float => self::BACKGROUND, array_filter( $places + $needs, static fn ( int $place ): bool => $place < $asked ) );
	}

	/**
	 * Where the clause begins that asks: "who", "whom", "can we".
	 *
	 * @param list<string> $words
	 */
	private static function asked( array $words ): ?int {
		foreach ( array_slice( $words, self::CLAUSE, null, true ) as $index => $word ) {
			$is_asking = in_array( $word, array( 'can', 'could', 'may', 'should', 'must', 'do' ), true ) && in_array( $words[ $index + 1 ] ?? '', array( 'we', 'i', 'you', 'somebody', 'someone' ), true );
			if ( in_array( $word, array( 'who', 'whom' ), true ) || $is_asking ) {
				return $index;
			}
		}
		return null;
	}
}
