<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\Fields\Category;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Outbox\Entry;
use Svc\Kernel\Outbox\Kind;
use Svc\Kernel\Outbox\MailAttempt;
use Svc\Kernel\Outbox\Outcome;
use Svc\Kernel\Outbox\Status;
use Svc\Users\Company\CompanyRecord;

/** E-mails of templates, as messages of the outbox. The reference is the message's ID. */
final class MailKind implements Kind {

	public const NAME = 'mail';

	private readonly MessageStore $store;

	/** @param string $screen As of Kind. */
	public function __construct(
		private readonly Database $database,
		private readonly string $screen,
	) {
		$this->store = new MessageStore( $database );
	}

	public function label(): string {
		return __( 'E-mail', 'svc' );
	}

	public function screen(): string {
		return $this->screen;
	}

	public function claim_seconds(): int {
		return MailAttempt::CLAIM;
	}

	public function send( Entry $entry ): Outcome {
		$message = $this->store->find( $entry->ref );
		if ( null === $message ) {
			return Outcome::cancelled( __( 'The message was deleted.', 'svc' ) );
		}
		if ( Category::Marketing === $message->purpose->category() ) {
			// The recipient may have opted out since the message was queued.
			if ( ( new OptOuts( $this->database ) )->has( $message->to_hash ) ) {
				return Outcome::cancelled( __( 'The recipient has opted out of marketing e-mails.', 'svc' ) );
			}
			if ( '' === CompanyRecord::current()->postal_address ) {
				return Outcome::failed( __( 'Marketing e-mails need the postal address of the company.', 'svc' ) );
			}
		}
		$failure = Letter::send( $message, $entry->message_id );
		return '' === $failure ? Outcome::delivered() : Outcome::failed( $failure );
	}

	public function note( Entry $entry ): void {
		match ( $entry->status ) {
			Status::Delivered => $this->store->mark_sent( $entry->ref, MessageStatus::Sent ),
			Status::Failed    => $this->store->set_status( $entry->ref, MessageStatus::Failed ),
			Status::Cancelled => $this->store->mark_suppressed( $entry->ref ),
			default           => null,
		};
		$this->database->after_commit( fn () => $this->announce( $entry ) );
	}

	private function announce( Entry $entry ): void {
		$message = in_array( $entry->status, array( Status::Delivered, Status::Failed ), true ) ? $this->store->find( $entry->ref ) : null;
		if ( null === $message ) {
			return;
		}
		if ( Status::Delivered === $entry->status ) {
			/**
			 * Fires when an e-mail of a template was accepted for sending.
			 *
			 * @param Message $message Without its contents.
			 */
			do_action( 'svc_mail_sent', $message );
			return;
		}
		/**
		 * Fires when an e-mail of a template was given up.
		 *
		 * @param Message $message
		 * @param string  $error   Why the last attempt failed.
		 */
		do_action( 'svc_mail_failed', $message, $entry->error );
	}
}
