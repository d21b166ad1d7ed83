<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Messages;

use Closure;
use Svc\EmailTemplates\Sending\Mailer;
use Svc\LeadPages\Fields\WebhookEvent;
use Svc\LeadPages\Leads\Lead;
use Svc\LeadPages\Leads\Submission;
use Svc\LeadPages\Webhooks\WebhookQueue;

/** Webhooks and e-mails about leads, as rows of the open transaction: they are sent if and only if it is committed. */
final class QueuedMessages implements LeadMessages {

	/** @param Closure(): Mailer $mailer Also where the e-mail templates are off, because they keep what waits and what was sent. */
	public function __construct(
		private readonly WebhookQueue $webhooks,
		private readonly LeadMails $mails,
		private readonly Closure $mailer,
	) {}

	public function created( Lead $lead, ?Submission $submission ): void {
		$this->webhooks->add( WebhookEvent::Created, $lead, $submission );
		if ( null !== $submission ) {
			$this->mails->submitted( $lead, $submission );
		} elseif ( get_current_user_id() !== $lead->owner_user_id ) {
			// Staff has entered it for another person.
			$this->mails->handed_over( $lead );
		}
	}

	public function resubmitted( Lead $lead, Submission $submission ): void {
		$this->webhooks->add( WebhookEvent::Resubmitted, $lead, $submission );
		$this->mails->submitted( $lead, $submission );
	}

	public function updated( Lead $lead, bool $is_handed_over ): void {
		$this->webhooks->add( WebhookEvent::Updated, $lead, null );
		if ( $is_handed_over ) {
			$this->mails->handed_over( $lead );
		}
		if ( $lead->do_not_contact ) {
			// Messages that failed would be tried for a day.
			( $this->mailer )()->withdraw( array_map( LeadMailKind::ref( ... ), $this->mails->leads_of_address( $lead ) ), $lead->email );
		}
	}

	public function deleted( Lead $lead ): void {
		( $this->mailer )()->forget( LeadMailKind::ref( $lead->id ) );
		$this->webhooks->add( WebhookEvent::Deleted, $lead, null );
	}
}
