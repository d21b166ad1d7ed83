<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Messages;

use Closure;
use Svc\EmailTemplates\Sending\Mailer;
use Svc\EmailTemplates\Sending\MailHeaders;
use Svc\EmailTemplates\Sending\Message;
use Svc\Kernel\Outbox\Entry;
use Svc\Kernel\Outbox\Kind;
use Svc\Kernel\Outbox\MailAttempt;
use Svc\Kernel\Outbox\Outcome;
use Svc\Kernel\Outbox\Status;

/**
 * An e-mail about a lead, as a message of the outbox.
 *
 * Where there are e-mail templates, it becomes a message of theirs: rendered outside, stored in the transaction that marks this one
 * as delivered, so that it exists exactly once, whenever the runner dies. Its sending has a row of its own. Where there are none, a
 * plain e-mail is sent from here.
 */
final class LeadMailKind implements Kind {

	/** The screen of leads. */
	public const SCREEN = 'svc-leads';

	private const CLAIM = 30;

	private ?LeadLetter $letter = null;
	private ?Message $message   = null;

	/** @param Closure(): ?Mailer $sender Null where the e-mail templates are off. */
	public function __construct(
		private readonly LeadMail $mail,
		private readonly LeadLetters $letters,
		private readonly Closure $sender,
	) {}

	public function label(): string {
		return $this->mail->label();
	}

	public function screen(): string {
		return 'admin.php?page=' . self::SCREEN;
	}

	public function claim_seconds(): int {
		return null === ( $this->sender )() ? MailAttempt::CLAIM : self::CLAIM;
	}

	public function send( Entry $entry ): Outcome {
		$letter = $this->letters->of( $this->mail, $entry );
		if ( is_string( $letter ) ) {
			return Outcome::cancelled( $letter );
		}
		$sender = ( $this->sender )();
		if ( null === $sender ) {
			if ( LeadMail::Report === $this->mail ) {
				return Outcome::cancelled( __( 'The e-mail templates are switched off.', 'svc' ) );
			}
			return self::send_plain( $letter, $entry->message_id );
		}
		$this->letter  = $letter;
		$this->message = $sender->compose( $letter->purpose(), $letter->to(), $letter->contexts(), self::ref( $letter->lead->id ) );
		return Outcome::delivered();
	}

	public function note( Entry $entry ): void {
		// When a lead is erased, or gets do_not_contact, its messages are deleted: none may be added after that.
		$message = $this->message;
		if ( Status::Delivered === $entry->status && null !== $this->letter && null !== $message && $this->letters->is_current( $this->letter ) ) {
			( $this->sender )()?->add( $message );
		}
	}

	/** What messages of the templates say that they are about. */
	public static function ref( int $lead_id ): string {
		return "lead:$lead_id";
	}

	private static function send_plain( LeadLetter $letter, string $message_id ): Outcome {
		$headers = '' === $letter->reply_to() ? array() : array( 'Reply-To: ' . $letter->reply_to() );
		$failure = ( new MailAttempt( $message_id ) )->run( static fn () => wp_mail( $letter->address(), MailHeaders::literal( $letter->plain_subject() ), $letter->plain_text(), $headers ) );
		return '' === $failure ? Outcome::delivered() : Outcome::failed( $failure );
	}
}
