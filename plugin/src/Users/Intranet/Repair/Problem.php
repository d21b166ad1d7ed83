<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** One thing that is wrong. */
final class Problem {

	/**
	 * @param int    $profile_id 0 where it is no profile's.
	 * @param string $name       Whom or what it is about, for people.
	 * @param string $key        What of it, for the one who mends it.
	 */
	public function __construct(
		public readonly ProblemKind $kind,
		public readonly int $profile_id,
		public readonly string $name,
		public readonly string $key = '',
	) {}
}
