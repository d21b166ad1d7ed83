<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** The people who match the words of a question, with scores and facts. */
final class Matching {

	/**
	 * @param bool                    $has_demands Whether the words restrict the answer. Where they do not, all people match.
	 * @param bool                    $is_vain     Whether the words ask for something that the company does not have.
	 * @param array<int, float>       $scores      0..1 by user ID.
	 * @param array<int, list<int>>   $facts       Numbers of facts, by user ID.
	 * @param bool                    $has_name    Whether the words contain a person's name.
	 * @param list<string>            $unknown     The words that match no fact.
	 * @param list<Unit>              $units       The units that each person found matches.
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

	/** @return list<int> User IDs with at least this share of the best score. */
	public function best( float $share ): array {
		$least = array() === $this->scores ? 0.0 : max( $this->scores ) * $share;
		return array_keys( array_filter( $this->scores, static fn ( float $score ): bool => $score >= $least ) );
	}
}
