<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** A person who matches a question, with the score and the reasons. */
final class Answer {

	/**
	 * @param float        $score   0..1.
	 * @param list<string> $reasons
	 */
	public function __construct(
		public readonly int $id,
		public readonly float $score,
		public readonly array $reasons,
	) {}
}
