<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** A question, taken apart by its grammar. Nothing here knows the company. */
final class Question {

	/**
	 * @param list<Token>  $tokens
	 * @param list<Period> $periods
	 * @param bool|null    $is_newest_first Null where time does not matter, false for the longest serving.
	 */
	public function __construct(
		public readonly array $tokens,
		public readonly ?Relation $relation,
		public readonly array $periods,
		public readonly ?bool $is_newest_first,
	) {}
}
