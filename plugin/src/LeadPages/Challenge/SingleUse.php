<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Challenge;

/** A challenge whose proofs count once. */
interface SingleUse extends Challenge {

	/**
	 * Notes that a proof which passes was used. Runs in the transaction that saves the submission, so that a retry of one that was not saved may use it again.
	 *
	 * @param array<array-key, mixed> $proof
	 * @return bool Whether this was the first time.
	 */
	public function spend( array $proof ): bool;
}
