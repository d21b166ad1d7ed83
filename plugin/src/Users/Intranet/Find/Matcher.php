<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Says whom words fit: everybody of whom each unit is so. By user ID, how well, and the facts.
 *
 * @phpstan-import-type Senses from Lexicon
 * @phpstan-type Fits array<int, array{float, list<int>}>
 */
final class Matcher {

	/** What a soft unit can add, and each further fact that fits. */
	private const SOFT    = 0.05;
	private const FURTHER = 0.01;

	/** An assistant of loan officers is no loan officer. */
	private const BESIDE = 0.8;

	/** Words of one unit that are so of somebody by different facts. */
	private const APART = 0.75;

	/** The share of the question that may mean nothing here. */
	private const MOST_UNKNOWN = 0.5;

	public function __construct(
		private readonly Company $company,
		private readonly Phrases $phrases,
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
		$fits     = array_map( fn ( array $group ): array => $this->union( array_map( array( $this, 'fit' ), $group ) ), $known );
		$has_name = in_array( true, array_map( array( $this, 'are_names' ), $fits ), true );
		if ( $this->is_vain( $known, $unknown, $fits, $has_name ) ) {
			return new Matching( true, true, has_name: $has_name, unknown: $words );
		}
		list( $scores, $facts ) = $this->everywhere( $fits, self::weights( $known ) );
		if ( array() === $scores && $has_name ) {
			list( $scores, $facts ) = $this->each_of( $known, $fits );
		}
		foreach ( array_map( array( $this, 'fit' ), $soft ) as $fit ) {
			foreach ( array_intersect_key( $fit, $scores ) as $id => list( $score ) ) {
				$scores[ $id ] += self::SOFT * $score;
			}
		}
		$this->leave_out( $units, $scores );
		$share = count( $known ) / ( count( $known ) + count( $unknown ) );
		return new Matching( true, false, array_map( static fn ( float $score ): float => $score * $share, $scores ), $facts, $has_name, $words, array_merge( ...$known ) );
	}

	/**
	 * Where all words are soft they are what is asked for: "team leads" of "the closing team".
	 *
	 * @param list<Unit>       $units
	 * @param array<int, Unit> $soft
	 */
	private function by_soft_words( array $units, array $soft ): Matching {
		$able = array_filter( $soft, static fn ( Unit $unit ): bool => $unit->is_known() );
		$fits = array_map( array( $this, 'fit' ), array_values( $able ) );
		if ( array() === $fits ) {
			$scores = array_fill_keys( array_keys( $this->company->people ), 1.0 );
			$this->leave_out( $units, $scores );
			return new Matching( count( $scores ) < count( $this->company->people ), false, $scores );
		}
		list( $scores, $facts ) = $this->everywhere( $fits, array_fill( 0, count( $fits ), 1.0 ) );
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

	/** @return Fits */
	private function fit( Unit $unit ): array {
		$fits = array();
		$each = array();
		foreach ( $unit->senses as $index => $senses ) {
			$each[ $index ] = $this->by_person( $unit, array( $senses ) );
		}
		if ( 1 === count( $each ) ) {
			return $each[0];
		}
		foreach ( array_intersect_key( ...$each ) as $id => $first ) {
			$score       = array_sum( array_map( static fn ( array $fit ): float => $fit[ $id ][0], $each ) ) / count( $each );
			$fits[ $id ] = array( self::APART * $score, array_merge( ...array_map( static fn ( array $fit ): array => $fit[ $id ][1], $each ) ) );
		}
		foreach ( $this->by_person( $unit, $unit->senses ) as $id => $fit ) {
			if ( ! isset( $fits[ $id ] ) || $fit[0] >= $fits[ $id ][0] ) {
				$fits[ $id ] = $fit;
			}
		}
		return $fits;
	}

	/**
	 * By the facts that all of these words fit.
	 *
	 * @param list<Senses> $words
	 * @return Fits
	 */
	private function by_person( Unit $unit, array $words ): array {
		$fits = array();
		foreach ( array_intersect_key( ...$words ) as $number => $first ) {
			$fact  = $this->company->facts[ $number ];
			$sure  = 0.0;
			$bits  = 0;
			foreach ( $words as $senses ) {
				$sure += $senses[ $number ][0] / count( $words );
				$bits |= $senses[ $number ][1];
			}
			$score = $sure * $fact->completeness( $bits ) * ( $fact->is_said_in_essence( $bits ) ? 1.0 : self::BESIDE ) * $fact->field->weight() * ( $unit->tokens[0]->is_place && ! $fact->field->is_place() ? 0.7 : 1.0 );
			foreach ( $fact->people as $id ) {
				if ( ! isset( $fits[ $id ] ) ) {
					$fits[ $id ] = array( $score, array( $number ) );
				} elseif ( $score > $fits[ $id ][0] ) {
					$fits[ $id ] = array( $score + self::FURTHER, array( $number, ...$fits[ $id ][1] ) );
				} else {
					$fits[ $id ][0]  += self::FURTHER;
					$fits[ $id ][1][] = $number;
				}
			}
		}
		return $fits;
	}

	/**
	 * @param non-empty-list<Fits> $some
	 * @return Fits
	 */
	private function union( array $some ): array {
		$union = array_shift( $some );
		foreach ( $some as $fits ) {
			foreach ( $fits as $id => $fit ) {
				$union[ $id ] = ! isset( $union[ $id ] ) ? $fit : array( max( $fit[0], $union[ $id ][0] ) + self::FURTHER, array( ...$union[ $id ][1], ...$fit[1] ) );
			}
		}
		return $union;
	}

	/**
	 * Those who fit everywhere.
	 *
	 * @param list<Fits>  $fits At least one.
	 * @param list<float> $weights
	 * @return array{array<int, float>, array<int, list<int>>} Scores and facts.
	 */
	private function everywhere( array $fits, array $weights ): array {
		$scores = array();
		$facts  = array();
		foreach ( array_intersect_key( ...$fits ) as $id => $first ) {
			$score = 0.0;
			foreach ( $fits as $index => $fit ) {
				$score += $fit[ $id ][0] * $weights[ $index ];
			}
			$scores[ $id ] = $score / array_sum( $weights );
			$facts[ $id ]  = array_values( array_unique( array_merge( ...array_map( static fn ( array $fit ): array => $fit[ $id ][1], $fits ) ) ) );
		}
		return array( $scores, $facts );
	}

	/**
	 * "Priya and Megan" are two.
	 *
	 * @param list<non-empty-list<Unit>> $known
	 * @param list<Fits>                 $fits
	 * @return array{array<int, float>, array<int, list<int>>} Scores and facts.
	 */
	private function each_of( array $known, array $fits ): array {
		$parts = array();
		foreach ( $known as $index => $group ) {
			if ( ! $this->are_names( $fits[ $index ] ) ) {
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
			list( $some, $why ) = $this->everywhere( $part, array_fill( 0, count( $part ), 1.0 ) );
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
			// That somebody is in Denver does not make them what the question asks for.
			$weight += $this->are_places( $fit ) ? 0.0 : count( $known[ $index ][0]->tokens ) * min( 1.0, max( array( 0.0, ...array_column( $fit, 0 ) ) ) );
		}
		return $has_name
			|| array() !== array_filter( $unknown, static fn ( Unit $unit ): bool => $unit->is_demanded() )
			|| count( $unknown ) > self::MOST_UNKNOWN * ( $weight + count( $unknown ) );
	}

	/** @param Fits $fits */
	private function are_names( array $fits ): bool {
		return $this->are_only( $fits, static fn ( Field $field ): bool => Field::Name === $field );
	}

	/** @param Fits $fits */
	private function are_places( array $fits ): bool {
		return $this->are_only( $fits, static fn ( Field $field ): bool => $field->is_place() );
	}

	/**
	 * @param Fits                  $fits
	 * @param callable(Field): bool $is
	 */
	private function are_only( array $fits, callable $is ): bool {
		foreach ( $fits as list( , $numbers ) ) {
			foreach ( $numbers as $number ) {
				if ( ! $is( $this->company->facts[ $number ]->field ) ) {
					return false;
				}
			}
		}
		return array() !== $fits;
	}

	/**
	 * @param list<Unit>        $units
	 * @param array<int, float> $scores
	 */
	private function leave_out( array $units, array &$scores ): void {
		foreach ( $units as $unit ) {
			if ( $unit->is_unwanted() && $unit->is_known() ) {
				$scores = array_diff_key( $scores, array_filter( $this->fit( $unit ), static fn ( array $fit ): bool => $fit[0] > 0.5 ) );
			}
		}
	}
}
