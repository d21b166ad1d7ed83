<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Finds the people who match every required unit of a question.
 *
 * @phpstan-import-type Fits from Fitting
 */
final class Matcher {

	/** Factor of a soft unit's score. */
	private const SOFT = 0.05;

	/** Maximum share of the question's words that may be unknown. */
	private const MOST_UNKNOWN = 0.5;

	public function __construct(
		private readonly Company $company,
		private readonly Phrases $phrases,
		private readonly Fitting $fitting,
	) {}

	/** @param list<Token> $tokens */
	public function match( array $tokens ): Matching {
		$units   = $this->phrases->units( $tokens );
		$groups  = $this->groups( array_values( array_filter( $units, static fn ( Unit $unit ): bool => ! $unit->is_soft && ! $unit->is_unwanted() ) ) );
		$soft    = array_filter( $units, static fn ( Unit $unit ): bool => $unit->is_soft && ! $unit->is_unwanted() );
		$known   = array();
		$unknown = array();
		foreach ( $groups as $group ) {
			$able = array_values( array_filter( $group, static fn ( Unit $unit ): bool => $unit->is_known() ) );
			if ( array() === $able ) {
				array_push( $unknown, ...$group );
			} else {
				$known[] = $able;
			}
		}
		$words = array_map( static fn ( Unit $unit ): string => $unit->text(), $unknown );
		if ( array() === $known && array() === $unknown ) {
			return $this->by_soft_words( $units, $soft );
		}
		$fits     = array_map( fn ( array $group ): array => $this->fitting->union( array_map( array( $this->fitting, 'fit' ), $group ) ), $known );
		$has_name = in_array( true, array_map( array( $this->fitting, 'are_names' ), $fits ), true );
		if ( $this->is_vain( $known, $unknown, $fits, $has_name ) ) {
			return new Matching( true, true, has_name: $has_name, unknown: $words );
		}
		list( $scores, $facts ) = $this->fitting->everywhere( $fits, self::weights( $known ) );
		if ( array() === $scores && $has_name ) {
			list( $scores, $facts ) = $this->each_of( $known, $fits );
		}
		foreach ( array_map( array( $this->fitting, 'fit' ), $soft ) as $fit ) {
			foreach ( array_intersect_key( $fit, $scores ) as $id => list( $score ) ) {
				$scores[ $id ] += self::SOFT * $score;
			}
		}
		$this->leave_out( $units, $scores );
		$share = count( $known ) / ( count( $known ) + count( $unknown ) );
		return new Matching( true, false, array_map( static fn ( float $score ): float => $score * $share, $scores ), $facts, $has_name, $words, array_merge( ...$known ) );
	}

	/**
	 * Where all words are soft, they are required: "team leads" of "the closing team".
	 *
	 * @param list<Unit>       $units
	 * @param array<int, Unit> $soft
	 */
	private function by_soft_words( array $units, array $soft ): Matching {
		$able = array_filter( $soft, static fn ( Unit $unit ): bool => $unit->is_known() );
		$fits = array_map( array( $this->fitting, 'fit' ), array_values( $able ) );
		if ( array() === $fits ) {
			$scores = array_fill_keys( array_keys( $this->company->people ), 1.0 );
			$this->leave_out( $units, $scores );
			return new Matching( count( $scores ) < count( $this->company->people ), false, $scores );
		}
		list( $scores, $facts ) = $this->fitting->everywhere( $fits, array_fill( 0, count( $fits ), 1.0 ) );
		$this->leave_out( $units, $scores );
		return new Matching( true, false, $scores, $facts, units: array_values( $able ) );
	}

	/**
	 * @param list<Unit> $units
	 * @return list<non-empty-list<Unit>> Alternatives together.
	 */
	private function groups( array $units ): array {
		$groups = array();
		foreach ( $units as $unit ) {
			if ( $unit->is_alternative() && array() !== $groups ) {
				$groups[ count( $groups ) - 1 ][] = $unit;
			} else {
				$groups[] = array( $unit );
			}
		}
		return $groups;
	}

	/**
	 * Matches each name of "Priya and Megan" by itself.
	 *
	 * @param list<non-empty-list<Unit>> $known
	 * @param list<Fits>                 $fits
	 * @return array{array<int, float>, array<int, list<int>>} Scores and facts.
	 */
	private function each_of( array $known, array $fits ): array {
		$parts = array();
		foreach ( $known as $index => $group ) {
			if ( ! $this->fitting->are_names( $fits[ $index ] ) ) {
				return array( array(), array() );
			}
			if ( array() === $parts || $group[0]->is_added() ) {
				$parts[] = array();
			}
			$parts[ count( $parts ) - 1 ][] = $fits[ $index ];
		}
		$scores = array();
		$facts  = array();
		foreach ( 1 === count( $parts ) ? array() : $parts as $part ) {
			list( $some, $why ) = $this->fitting->everywhere( $part, array_fill( 0, count( $part ), 1.0 ) );
			$scores            += $some;
			$facts             += $why;
		}
		return array( $scores, $facts );
	}

	/**
	 * @param list<non-empty-list<Unit>> $groups
	 * @return non-empty-list<float>
	 */
	private static function weights( array $groups ): array {
		$weights = array_map( static fn ( array $group ): float => (float) count( $group[0]->tokens ), $groups );
		return array() === $weights ? array( 1.0 ) : $weights;
	}

	/**
	 * @param list<non-empty-list<Unit>> $known
	 * @param list<Unit>                 $unknown
	 * @param list<Fits>                 $fits
	 */
	private function is_vain( array $known, array $unknown, array $fits, bool $has_name ): bool {
		if ( array() === $known ) {
			return true;
		}
		if ( array() === $unknown ) {
			return false;
		}
		$weight = 0.0;
		foreach ( $fits as $index => $fit ) {
			// A matching place does not outweigh unknown words: not every person in Denver is a welder.
			$weight += $this->fitting->are_places( $fit ) ? 0.0 : count( $known[ $index ][0]->tokens ) * min( 1.0, max( array( 0.0, ...array_column( $fit, 0 ) ) ) );
		}
		return $has_name
			|| array() !== array_filter( $known, fn ( array $group ): bool => $this->phrases->is_name( $group[0] ) )
			|| array() !== array_filter( $unknown, static fn ( Unit $unit ): bool => $unit->is_demanded() )
			|| count( $unknown ) > self::MOST_UNKNOWN * ( $weight + count( $unknown ) );
	}

	/**
	 * @param list<Unit>        $units
	 * @param array<int, float> $scores
	 */
	private function leave_out( array $units, array &$scores ): void {
		foreach ( $units as $unit ) {
			if ( $unit->is_unwanted() && $unit->is_known() ) {
				$scores = array_diff_key( $scores, array_filter( $this->fitting->fit( $unit ), static fn ( array $fit ): bool => $fit[0] > 0.5 ) );
			}
		}
	}
}
