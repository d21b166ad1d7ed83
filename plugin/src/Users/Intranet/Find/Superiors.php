<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Finds who stands above people, and those whose title is nearly the one asked for. */
final class Superiors {

	/** Minimum share of the best score for a person to count as described. */
	private const AS_GOOD = 0.8;

	/** Words of titles of those who lead a few people. */
	private const FEW = array( 'supervisor', 'lead', 'leader', 'foreman', 'forewoman' );

	public function __construct(
		private readonly Company $company,
		private readonly Positions $positions,
		private readonly ReportingLines $lines,
	) {}

	/**
	 * The executives above the people described, who report to nobody but the head of the company: those above most of them.
	 *
	 * @return list<int>
	 */
	public function executives( Matching $matching ): array {
		$votes = array();
		foreach ( $matching->has_demands && ! $matching->is_vain ? $matching->best( self::AS_GOOD ) : array() as $id ) {
			$executive = $this->executive_of( $id );
			if ( null !== $executive ) {
				$votes[ $executive ] = ( $votes[ $executive ] ?? 0 ) + $matching->scores[ $id ];
			}
		}
		arsort( $votes );
		return array_slice( array_keys( $votes ), 0, 1 );
	}

	private function executive_of( int $id ): ?int {
		$line = array( $id, ...$this->lines->above( $id ) );
		foreach ( array_slice( $line, -2 ) as $above ) {
			if ( $this->company->is_leader( $above ) ) {
				return $above;
			}
		}
		return null;
	}

	/**
	 * The nearest person above all of these.
	 *
	 * @param list<int> $people
	 */
	public function nearest_above( array $people ): ?int {
		$lines = array_map( $this->lines->above( ... ), $people );
		return array() === $lines ? null : array_values( array_intersect( ...$lines, ...array( $lines[0] ) ) )[0] ?? null;
	}

	/**
	 * People with a title of all these words, or one that tells of the same rank: a "Processing Team Lead" is a processing supervisor.
	 *
	 * @param array<int, mixed>|null $left User IDs as keys: only these; null for all.
	 * @return list<int>
	 */
	public function of_few( Relation $relation, ?array $left ): array {
		$people = array();
		foreach ( in_array( $relation->title, self::FEW, true ) ? self::FEW : array() as $word ) {
			array_push( $people, ...$this->with_title( array( $word, ...$relation->about ), $left ) );
		}
		return array_values( array_unique( $people ) );
	}

	/**
	 * @param list<string>           $words
	 * @param array<int, mixed>|null $left
	 * @return list<int> People whose title has all of these words.
	 */
	public function with_title( array $words, ?array $left ): array {
		$people = array_merge( array(), ...array_map( static fn ( Fact $title ): array => $title->people, $this->positions->titles_with( ...$words ) ) );
		return array_values( null === $left ? $people : array_intersect( $people, array_keys( $left ) ) );
	}

	/**
	 * The first of those of a trade: the only one, the one who manages another of them, or the nearest person above them all.
	 *
	 * @param array<int, mixed>|null $left
	 */
	public function first_of( Matching $matching, ?array $left ): ?int {
		$people = $matching->best( self::AS_GOOD, $left );
		if ( 1 === count( $people ) ) {
			return $people[0];
		}
		$managers = array_intersect( array_filter( array_map( $this->company->manager_of( ... ), $people ) ), $people );
		return array() === $managers ? $this->nearest_above( $people ) : array_values( $managers )[0];
	}
}
