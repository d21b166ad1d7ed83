<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Somebody who answers a question, and why. */
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
