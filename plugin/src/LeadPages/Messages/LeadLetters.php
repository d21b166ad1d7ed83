<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Messages;

use Svc\Kernel\Outbox\Entry;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Leads\Lead;
use Svc\LeadPages\Leads\LeadPolicy;
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
		$letter = $this->letter( $mail, $lead, $submission ?? $store->latest( $lead->id ) );
		return $this->reason( $mail, $entry, $lead ) ?? self::missing( $letter ) ?? $letter;
	}

	/** One that the owner, or staff, writes to the visitor. */
	public function to_lead( Lead $lead ): LeadLetter {
		return $this->letter( LeadMail::Confirmation, $lead, ( new SubmissionStore( $this->services->database ) )->latest( $lead->id ) );
	}

	/** Whether the lead is there still, and has not asked for no messages since a letter to it was made. */
	public function is_current( LeadLetter $letter ): bool {
		$lead = $this->services->leads()->find( $letter->lead->id );
		return null !== $lead && ! ( $letter->mail->is_to_visitor() && LeadMails::is_unwanted( $this->services->database, $lead ) );
	}

	private function reason( LeadMail $mail, Entry $entry, Lead $lead ): ?string {
		return match ( true ) {
			Folder::Inbox !== $lead->folder => __( 'The lead was taken for spam.', 'svc' ),
			$mail->is_to_visitor() => LeadMails::is_unwanted( $this->services->database, $lead ) ? __( 'The person wants no messages.', 'svc' ) : null,
			$entry->user_id !== $lead->owner_user_id => __( 'The lead has another owner now.', 'svc' ),
			! LeadPolicy::may_be_told( $entry->user_id ) => __( 'The owner’s account has no access to the site any more.', 'svc' ),
			default => null,
		};
	}

	private static function missing( LeadLetter $letter ): ?string {
		return match ( true ) {
			LeadMail::Report === $letter->mail && null === $letter->report => __( 'Reports are switched off.', 'svc' ),
			'' === $letter->address() => __( 'There is no e-mail address.', 'svc' ),
			default => null,
		};
	}

	private function letter( LeadMail $mail, Lead $lead, ?Submission $submission ): LeadLetter {
		$page   = null === $lead->page_id ? null : $this->services->pages()->find( $lead->page_id );
		$report = LeadMail::Report === $mail && null !== $submission ? $this->services->report( $submission ) : null;
		return new LeadLetter( $mail, LeadMail::Notice === $mail && null !== $submission ? self::as_sent( $lead, $submission ) : $lead, $this->owner( $lead ), $page->title ?? '', $this->message( $mail, $lead, $submission ), $report );
	}

	/** A lead keeps what it has; a visitor who writes again may have sent another number. */
	private static function as_sent( Lead $lead, Submission $submission ): Lead {
		$sent = array();
		foreach ( array( 'first_name', 'last_name', 'email', 'phone' ) as $field ) {
			$sent[ $field ] = $submission->text( $field );
		}
		return $lead->with( array_filter( $sent, static fn ( string $value ): bool => '' !== $value ) );
	}

	/** What the visitor wrote; staff is also told what was computed, and who wants no calls and messages. */
	private function message( LeadMail $mail, Lead $lead, ?Submission $submission ): string {
		$texts = null === $submission ? array() : array( $submission->text( 'message' ), $mail->is_to_visitor() ? '' : (string) $this->services->summary( $submission ) );
		if ( ! $mail->is_to_visitor() && LeadMails::is_unwanted( $this->services->database, $lead ) ) {
			array_unshift( $texts, __( 'Do not contact: this person has asked for no calls and messages.', 'svc' ) );
		}
		return implode( "\n\n", array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/** Visitors are given the name and the address of one who can work on the lead. */
	private function owner( Lead $lead ): ?Contact {
		$owner_id = $lead->owner_user_id;
		return null !== $owner_id && LeadPolicy::may_be_told( $owner_id ) ? $this->services->contacts()->find( $owner_id ) : null;
	}
}
