<?php

declare( strict_types=1 );

namespace Svc\Users\Accounts;

use Svc\Kernel\Outbox\Entry;
use Svc\Kernel\Outbox\Kind;
use Svc\Kernel\Outbox\MailAttempt;
use Svc\Kernel\Outbox\Outcome;
use Svc\Users\Imports\InvitationMail;
use Svc\Users\Imports\Invitations;

/**
 * The invitation of a person, as a message of the outbox: WordPress's e-mail for new accounts.
 *
 * The key of its link is made when the e-mail is sent, so that it is stored nowhere but, hashed, with the account. A further
 * attempt makes another key, and the link of an earlier e-mail ends.
 */
final class InvitationMessage implements Kind {

	public const NAME = 'invitation';

	/** @param string $screen As of Kind. */
	public function __construct(
		private readonly Invitations $imported,
		private readonly string $screen,
	) {}

	public function label(): string {
		return __( 'Invitation', 'svc' );
	}

	public function screen(): string {
		return $this->screen;
	}

	public function claim_seconds(): int {
		return MailAttempt::CLAIM;
	}

	public function send( Entry $entry ): Outcome {
		if ( false === get_userdata( $entry->user_id ) ) {
			return Outcome::cancelled( __( 'The account was deleted.', 'svc' ) );
		}
		$failure = ( new InvitationMail( $entry->message_id ) )->send( $entry->user_id );
		return '' === $failure ? Outcome::delivered() : Outcome::failed( $failure );
	}

	/** Imports report the invitations of the people that they have created. */
	public function note( Entry $entry ): void {
		$this->imported->note( $entry );
	}
}
