<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** One problem that a check has found. */
final class Problem {

	/**
	 * @param int    $profile_id 0 where the problem does not belong to one profile.
	 * @param string $name       The person or thing with the problem, for display.
	 * @param string $key        What the check needs for the repair, as a user ID and a meta key.
	 */
	public function __construct(
		public readonly ProblemKind $kind,
		public readonly int $profile_id,
		public readonly string $name,
		public readonly string $key = '',
	) {}
}
