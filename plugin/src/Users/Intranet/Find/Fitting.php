<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Scores people against units. A fit has the score and the numbers of the matching facts, by user ID.
 *
 * @phpstan-import-type Senses from Lexicon
 * @phpstan-type Fits array<int, array{float, list<int>}>
 */
final class Fitting {

	/** Bonus for each further matching fact. */
	private const FURTHER = 0.01;

	/** Factor for a title whose head noun the question lacks: "loan officer" against "loan officer assistant". */
	private const BESIDE = 0.8;

	/** Factor where the words of one unit match different facts of a person. */
	private const APART = 0.75;

	public function __construct( private readonly Company $company ) {}

	/** @return Fits */
	public function fit( Unit $unit ): array {
		$each = array();
		foreach ( $unit->senses as $index => $senses ) {
			$each[ $index ] = $this->by_person( $unit, array( $senses ) );
		}
		if ( 1 === count( $each ) ) {
			return $each[0];
		}
		$whole = $this->by_person( $unit, $unit->senses );
		$fits  = array();
		foreach ( array_intersect_key( ...$each ) as $id => $first ) {
			$score = 0.0;
			foreach ( $each as $fit ) {
				$score += $fit[ $id ][0];
			}
			$score       = self::APART * ( $score / count( $each ) );
			$fits[ $id ] = isset( $whole[ $id ] ) && $whole[ $id ][0] >= $score ? $whole[ $id ] : array( $score, self::facts_of( $id, $each ) );
		}
		return $fits;
	}

	/**
	 * @param array<Fits> $each
	 * @return list<int> Numbers.
	 */
	private static function facts_of( int $id, array $each ): array {
		$numbers = array();
		foreach ( $each as $fit ) {
			array_push( $numbers, ...$fit[ $id ][1] );
		}
		return $numbers;
	}

	/**
	 * Fits by the facts that match all of these words.
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
			// One array for all, because most people have one matching fact.
			$only = array( $score, array( $number ) );
			foreach ( $fact->people as $id ) {
				if ( ! isset( $fits[ $id ] ) ) {
					$fits[ $id ] = $only;
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
	public function union( array $some ): array {
		$union = array_shift( $some );
		foreach ( $some as $fits ) {
			foreach ( $fits as $id => $fit ) {
				$union[ $id ] = ! isset( $union[ $id ] ) ? $fit : array( max( $fit[0], $union[ $id ][0] ) + self::FURTHER, array( ...$union[ $id ][1], ...$fit[1] ) );
			}
		}
		return $union;
	}

	/**
	 * The people in all of these fits, with the weighted average of their scores.
	 *
	 * @param list<Fits>  $fits At least one.
	 * @param list<float> $weights
	 * @return array{array<int, float>, array<int, list<int>>} Scores and facts.
	 */
	public function everywhere( array $fits, array $weights ): array {
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

	/** @param Fits $fits */
	public function are_names( array $fits ): bool {
		return $this->are_only( $fits, static fn ( FactKind $field ): bool => FactKind::Name === $field );
	}

	/** @param Fits $fits */
	public function are_skills( array $fits ): bool {
		return $this->are_only( $fits, static fn ( FactKind $field ): bool => FactKind::Skill === $field );
	}

	/**
	 * @param Fits                  $fits
	 * @param callable(FactKind): bool $is
	 */
	private function are_only( array $fits, callable $is ): bool {
		$checked = array();
		foreach ( $fits as list( , $numbers ) ) {
			foreach ( $numbers as $number ) {
				if ( ! isset( $checked[ $number ] ) && ! $is( $this->company->facts->kind( $number ) ) ) {
					return false;
				}
				$checked[ $number ] = true;
			}
		}
		return array() !== $fits;
	}
}
