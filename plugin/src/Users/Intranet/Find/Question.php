<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** A parsed question, before its words are compared to the company's facts. */
final class Question {

	/**
	 * @param list<Token>  $tokens
	 * @param list<Period> $periods
	 * @param bool|null    $is_newest_first Null where no order by start date is asked for, false for the longest serving first.
	 */
	public function __construct(
		public readonly array $tokens,
		public readonly ?Relation $relation,
		public readonly array $periods,
		public readonly ?bool $is_newest_first,
	) {}
}
