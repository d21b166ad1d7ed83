<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Messages;

use Svc\LeadPages\Leads\Lead;
use Svc\LeadPages\Leads\Submission;

/** Sends nothing. */
final class NoMessages implements LeadMessages {

	public function created( Lead $lead, ?Submission $submission ): void {}

	public function resubmitted( Lead $lead, Submission $submission ): void {}

	public function updated( Lead $lead, bool $is_handed_over ): void {}

	public function deleted( Lead $lead ): void {}
}
