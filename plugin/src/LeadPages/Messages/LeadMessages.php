<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Messages;

use Svc\LeadPages\Leads\Lead;
use Svc\LeadPages\Leads\Submission;

/**
 * What is sent about leads: rows for webhooks and e-mails, written in the transaction of the change.
 *
 * Callers tell only of leads in the inbox; a lead that is released from the spam folder is told as created.
 */
interface LeadMessages {

	public function created( Lead $lead, ?Submission $submission ): void;

	public function resubmitted( Lead $lead, Submission $submission ): void;

	/** @param bool $is_handed_over Whether another person than the caller became its owner. */
	public function updated( Lead $lead, bool $is_handed_over ): void;

	public function deleted( Lead $lead ): void;
}
