<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * The people who match the words of a question, with scores and facts.
 *
 * @phpstan-import-type Fits from Fit
 */
final class Matching {

	/**
	 * @param bool                    $has_demands Whether the words restrict the answer. Where they do not, all people match.
	 * @param bool                    $is_vain     Whether the words ask for something that the company does not have.
	 * @param array<int, float>       $scores      0..1 by user ID.
	 * @param list<Fits>              $fits        What each part of the question fits, of others, too.
	 * @param array<int, list<int>>   $places      Numbers of office facts, by user ID; of others, too.
	 * @param bool                    $has_name    Whether the words contain a person's name.
	 * @param list<string>            $unknown     The words that match no fact.
	 * @param list<Unit>              $units       The units that each person found matches.
	 * @param bool                    $is_final    Whether the words demand a trade, a language or a person that is not there, so that nothing else may be the answer.
	 */
	public function __construct(
		public readonly bool $has_demands,
		public readonly bool $is_vain,
		public readonly array $scores = array(),
		private readonly array $fits = array(),
		private readonly array $places = array(),
		public readonly bool $has_name = false,
		public readonly array $unknown = array(),
		public readonly array $units = array(),
		public readonly bool $is_final = false,
	) {}

	/**
	 * @param array<int, mixed>|null $field User IDs as keys: only these; null for all.
	 * @return list<int> User IDs with at least this share of the best score.
	 */
	public function best( float $share, ?array $field = null ): array {
		$scores = null === $field ? $this->scores : array_intersect_key( $this->scores, $field );
		$least  = array() === $scores ? 0.0 : max( $scores ) * $share;
		return array_keys( array_filter( $scores, static fn ( float $score ): bool => $score >= $least ) );
	}

	/**
	 * @param list<int> $people
	 * @return list<int> Those in the places of the question, or all where it names none.
	 */
	public function there( array $people ): array {
		$there = array_values( array_filter( $people, fn ( int $id ): bool => isset( $this->places[ $id ] ) ) );
		return array() === $there ? $people : $there;
	}

	/**
	 * With higher scores of some people.
	 *
	 * @param array<int, float> $first Scores by user ID.
	 */
	public function with_first( array $first, float $factor ): self {
		$scores = array_map( static fn ( float $score ): float => $score * $factor, $first ) + $this->scores;
		return new self( $this->has_demands, $this->is_vain, $scores, $this->fits, $this->places, $this->has_name, $this->unknown, $this->units, $this->is_final );
	}

	/** @return list<int> Numbers of the facts for which a person is found. */
	public function facts_of( int $id ): array {
		$facts = array();
		foreach ( $this->fits as $fits ) {
			array_push( $facts, ...( isset( $fits[ $id ] ) ? $fits[ $id ]->facts : array() ) );
		}
		return array_values( array_unique( array( ...$facts, ...( $this->places[ $id ] ?? array() ) ) ) );
	}

	/** @return list<int> Numbers of the facts for which people are found, and of all places. */
	public function facts(): array {
		$facts = array();
		$seen  = array();
		foreach ( array_keys( $this->scores ) as $id ) {
			foreach ( $this->fits as $fits ) {
				if ( isset( $fits[ $id ] ) && ! isset( $seen[ spl_object_id( $fits[ $id ] ) ] ) ) {
					$seen[ spl_object_id( $fits[ $id ] ) ] = true;
					$facts                                += array_flip( $fits[ $id ]->facts );
				}
			}
			$facts += array_flip( $this->places[ $id ] ?? array() );
		}
		foreach ( $this->places as $numbers ) {
			$facts += array_flip( $numbers );
		}
		return array_keys( $facts );
	}
}
