<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** Finds and repairs one kind of problem. */
interface Check {

	/**
	 * Runs outside the lock, so a result may be a write in progress; is_there() confirms it.
	 *
	 * @return list<Problem> Problems of profiles with $after < id <= $until.
	 */
	public function find( int $after, int $until ): array;

	/** Whether the problem still exists. Runs inside the lock. */
	public function is_there( Problem $problem ): bool;

	/** Runs inside the lock. */
	public function repair( Problem $problem ): void;
}
