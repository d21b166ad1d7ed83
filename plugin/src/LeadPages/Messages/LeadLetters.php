<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Messages;

use Svc\Kernel\Outbox\Entry;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Leads\Lead;
use Svc\LeadPages\Leads\Submission;
use Svc\LeadPages\Leads\SubmissionStore;
use Svc\LeadPages\Services;
use Svc\Users\Contact;

/** Makes the e-mails about leads, when they are due. */
final class LeadLetters {

	public function __construct( private readonly Services $services ) {}

	/** @return LeadLetter|string Why there is nothing to send any more. */
	public function of( LeadMail $mail, Entry $entry ): LeadLetter|string {
		$store      = new SubmissionStore( $this->services->database );
		$submission = $mail->is_of_submission() ? $store->find( $entry->ref ) : null;
		$lead_id    = $mail->is_of_submission() ? $store->lead_of( $entry->ref ) : $entry->ref;
		$lead       = $this->services->leads()->find( $lead_id );
		if ( null === $lead ) {
			return __( 'The lead was erased.', 'svc' );
		}
		return $this->reason( $mail, $entry, $lead ) ?? $this->letter( $mail, $lead, $submission ?? $store->latest( $lead->id ) );
	}

	/** Whether the lead is there still. */
	public function is_current( LeadLetter $letter ): bool {
		return null !== $this->services->leads()->find( $letter->lead->id );
	}

	private function reason( LeadMail $mail, Entry $entry, Lead $lead ): ?string {
		return match ( true ) {
			Folder::Inbox !== $lead->folder => __( 'The lead was taken for spam.', 'svc' ),
			$mail->is_to_visitor() => LeadMails::is_unwanted( $this->services->database, $lead ) ? __( 'The person wants no messages.', 'svc' ) : null,
			$entry->user_id !== $lead->owner_user_id => __( 'The lead has another owner now.', 'svc' ),
			default => null,
		};
	}

	private function letter( LeadMail $mail, Lead $lead, ?Submission $submission ): LeadLetter|string {
		$report = LeadMail::Report === $mail && null !== $submission ? $this->services->report( $submission ) : null;
		if ( LeadMail::Report === $mail && null === $report ) {
			return __( 'Reports are switched off.', 'svc' );
		}
		$page   = null === $lead->page_id ? null : $this->services->pages()->find( $lead->page_id );
		$letter = new LeadLetter( $mail, $lead, $this->owner( $lead ), $page->title ?? '', (string) ( $submission->fields['message'] ?? '' ), $report );
		return '' === $letter->address() ? __( 'There is no e-mail address.', 'svc' ) : $letter;
	}

	private function owner( Lead $lead ): ?Contact {
		return null === $lead->owner_user_id ? null : $this->services->contacts()->find( $lead->owner_user_id );
	}
}
