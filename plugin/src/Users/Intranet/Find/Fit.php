<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/**
 * How well a person fits a part of a question, and the numbers of the facts that do.
 *
 * People with the same facts share one object, because a question may fit 20,000 people by a few hundred combinations of facts.
 *
 * @phpstan-type Fits array<int, Fit>
 */
final class Fit {

	/** @param list<int> $facts */
	public function __construct(
		public readonly float $score,
		public readonly array $facts,
	) {}

	/**
	 * @param Fits                $fits
	 * @param callable(self): self $change
	 * @return Fits
	 */
	public static function each( array $fits, callable $change ): array {
		$changed = array();
		$made    = array();
		foreach ( $fits as $id => $fit ) {
			$changed[ $id ] = $made[ spl_object_id( $fit ) ] ??= $change( $fit );
		}
		return $changed;
	}

	/**
	 * Adds others; of people who are in both, what is made of both.
	 *
	 * @param Fits                       $fits
	 * @param Fits                       $others
	 * @param callable(self, self): self $combine
	 */
	public static function add( array &$fits, array $others, callable $combine ): void {
		if ( array() === $fits ) {
			$fits = $others;
			return;
		}
		$made = array();
		$old  = array();
		foreach ( $others as $id => $other ) {
			$fit = $fits[ $id ] ?? null;
			if ( null === $fit ) {
				$fits[ $id ] = $other;
				continue;
			}
			$number  = spl_object_id( $fit );
			$further = spl_object_id( $other );
			if ( ! isset( $made[ $number ][ $further ] ) ) {
				$made[ $number ][ $further ] = $combine( $fit, $other );
				// Else another object might get its number.
				$old[] = $fit;
			}
			$fits[ $id ] = $made[ $number ][ $further ];
		}
	}

	/** The better one; the first of two that are equal. */
	public static function better( self $one, self $other ): self {
		return $other->score > $one->score ? $other : $one;
	}

	/** @param Fits $fits */
	public static function best( array $fits ): float {
		return (float) max( 0.0, ...array_column( self::different( $fits ), 'score' ) );
	}

	/**
	 * @param Fits $fits
	 * @return array<int, self> Each object once.
	 */
	public static function different( array $fits ): array {
		$different = array();
		foreach ( $fits as $fit ) {
			$different[ spl_object_id( $fit ) ] = $fit;
		}
		return $different;
	}
}
