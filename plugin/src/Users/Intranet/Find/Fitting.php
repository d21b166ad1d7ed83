<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * Scores people against units.
 *
 * @phpstan-import-type Senses from Lexicon
 * @phpstan-import-type Fits from Fit
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
		$apart = array_intersect_key( array_shift( $each ) ?? array(), ...$each );
		foreach ( $each as $fits ) {
			Fit::add( $apart, array_intersect_key( $fits, $apart ), static fn ( Fit $one, Fit $other ): Fit => new Fit( $one->score + $other->score, array( ...$one->facts, ...$other->facts ) ) );
		}
		$count = count( $unit->senses );
		$apart = Fit::each( $apart, static fn ( Fit $sum ): Fit => new Fit( self::APART * ( $sum->score / $count ), $sum->facts ) );
		Fit::add( $apart, array_intersect_key( $this->by_person( $unit, $unit->senses ), $apart ), static fn ( Fit $one, Fit $whole ): Fit => $whole->score >= $one->score ? $whole : $one );
		return $apart;
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
			Fit::add(
				$fits,
				array_fill_keys( $fact->people, new Fit( $score, array( $number ) ) ),
				static fn ( Fit $fit, Fit $only ): Fit => $score > $fit->score ? new Fit( $score + self::FURTHER, array( $number, ...$fit->facts ) ) : new Fit( $fit->score + self::FURTHER, array( ...$fit->facts, $number ) )
			);
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
			Fit::add( $union, $fits, static fn ( Fit $one, Fit $other ): Fit => new Fit( max( $one->score, $other->score ) + self::FURTHER, array( ...$one->facts, ...$other->facts ) ) );
		}
		return $union;
	}

	/**
	 * The people in all of these fits, with the weighted average of their scores.
	 *
	 * @param list<Fits>  $fits At least one.
	 * @param list<float> $weights
	 * @return array<int, float> Scores.
	 */
	public function everywhere( array $fits, array $weights ): array {
		$scores = array();
		foreach ( array_intersect_key( ...$fits ) as $id => $first ) {
			$score = 0.0;
			foreach ( $fits as $index => $fit ) {
				$score += $fit[ $id ]->score * $weights[ $index ];
			}
			$scores[ $id ] = $score / array_sum( $weights );
		}
		return $scores;
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
		foreach ( Fit::different( $fits ) as $fit ) {
			foreach ( $fit->facts as $number ) {
				if ( ! $is( $this->company->facts->kind( $number ) ) ) {
					return false;
				}
			}
		}
		return array() !== $fits;
	}
}
