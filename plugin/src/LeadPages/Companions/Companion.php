<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Companions;

use Svc\Kernel\Failure;
use Svc\LeadPages\Intake\Receipt;
use Svc\LeadPages\Leads\Submission;

/**
 * Another component that takes leads: its form has one member more, such as `svc-lead[calculation]`, of which the component computes
 * the snapshot.
 */
interface Companion {

	/**
	 * Takes in what a visitor sent without JavaScript.
	 *
	 * @param array<string, mixed> $body   As Intake takes it.
	 * @param string               $member JSON of the component's own member.
	 * @throws Failure
	 */
	public function receive( array $body, string $member ): Receipt;

	/** What was computed, in a line for the person who gets the lead; null where it is of another component. */
	public function summary( Submission $submission ): ?string;

	/** Null where the visitor gets no e-mail with the snapshot, or where it is of another component. */
	public function report( Submission $submission ): ?Report;
}
