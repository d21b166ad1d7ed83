<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** The answer to a question: the best matches up to the limit, best first. */
final class Answers {

	/**
	 * @param list<Answer> $people
	 * @param int           $total   How many people match, beyond the limit too.
	 * @param list<string>  $unknown Words of the question that match no fact of the company.
	 */
	public function __construct(
		public readonly array $people = array(),
		public readonly int $total = 0,
		public readonly array $unknown = array(),
	) {}
}
