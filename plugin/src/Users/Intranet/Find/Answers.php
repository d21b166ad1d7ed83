<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** The answer to a question: the first of those found, best first. */
final class Answers {

	/**
	 * @param list<Answer> $people
	 * @param int           $total   How many were found.
	 * @param list<string>  $unknown Words of the question that mean nothing in this company.
	 */
	public function __construct(
		public readonly array $people = array(),
		public readonly int $total = 0,
		public readonly array $unknown = array(),
	) {}
}
