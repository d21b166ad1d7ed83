<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Whom words fit, how well, and by what. */
final class Matching {

	/**
	 * @param bool                    $has_demands Whether the words ask for anything at all. Where not, everybody fits.
	 * @param bool                    $is_vain     Whether they ask for what nobody here is or has.
	 * @param array<int, float>       $scores      0..1 by user ID.
	 * @param array<int, list<int>>   $facts       Numbers of facts, by user ID.
	 * @param bool                    $has_name    Whether somebody is called by name.
	 * @param list<string>            $unknown     The words that mean nothing here.
	 * @param list<Unit>              $units       Those that everybody found has to fit.
	 */
	public function __construct(
		public readonly bool $has_demands,
		public readonly bool $is_vain,
		public readonly array $scores = array(),
		public readonly array $facts = array(),
		public readonly bool $has_name = false,
		public readonly array $unknown = array(),
		public readonly array $units = array(),
	) {}

	/** @return list<int> Those who fit about as well as the best one. */
	public function best( float $share ): array {
		$least = array() === $this->scores ? 0.0 : max( $this->scores ) * $share;
		return array_keys( array_filter( $this->scores, static fn ( float $score ): bool => $score >= $least ) );
	}
}
