<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** Looks for one kind of damage. */
interface Check {

	/**
	 * Outside the lock, so that what it finds may be a write that somebody is about to end.
	 *
	 * @return list<Problem> In the profiles with ids above the first and up to the second.
	 */
	public function find( int $after, int $until ): array;

	/** Inside the lock: whether it is so. */
	public function is_there( Problem $problem ): bool;

	/** Inside the lock. */
	public function mend( Problem $problem ): void;
}
