<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** The answer to a question: everybody found, best first. */
final class Findings {

	/**
	 * @param list<Finding> $people
	 * @param list<string>  $unknown Words of the question that mean nothing in this company.
	 */
	public function __construct(
		public readonly array $people = array(),
		public readonly array $unknown = array(),
	) {}
}
