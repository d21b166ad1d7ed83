<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\Fields\Category;
use Svc\EmailTemplates\Fields\Purpose;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Failure;
use Svc\Kernel\Outbox\Outbox;
use Svc\Kernel\Outbox\OutboxStore;
use Svc\Users\Company\CompanyRecord;

/**
 * Has e-mails of templates sent. What other components use:
 *
 *     $mailer->queue( Purpose::LeadNotice, new To( $owner->email, $owner->name(), $owner->first_name ), array( 'lead' => $values ), "lead:$id" );
 */
final class Mailer {

	private readonly MessageStore $store;

	public function __construct(
		private readonly Database $database,
		private readonly Composer $composer,
	) {
		$this->store = new MessageStore( $database );
	}

	/**
	 * Joins the open transaction: the e-mail is sent if and only if that is committed.
	 *
	 * @param array<string, array<string, string>> $contexts Values by context and field.
	 * @param string                               $ref      What it is about, in the words of the component; the hooks pass it on.
	 * @throws Failure
	 */
	public function queue( Purpose $purpose, To $to, array $contexts, string $ref = '' ): Message {
		return $this->add( $this->compose( $purpose, $to, $contexts, $ref ) );
	}

	/**
	 * The e-mail that queue() would add, for components that add it later: rendering needs no transaction.
	 *
	 * @param array<string, array<string, string>> $contexts
	 */
	public function compose( Purpose $purpose, To $to, array $contexts, string $ref = '' ): Message {
		return $this->composer->compose( $purpose, null, $to, $contexts )->with( array( 'ref' => $ref ) );
	}

	/** Deletes the site's messages with that reference, and does not send those that wait. */
	public function forget( string $ref ): void {
		$this->store->forget_ref( get_current_blog_id(), $ref );
	}

	/**
	 * Deletes the messages with these references which were not sent yet, but for the notices that staff gets.
	 *
	 * @param non-empty-list<string> $refs
	 */
	public function withdraw( array $refs, string $address ): void {
		$this->store->forget_unsent( get_current_blog_id(), $refs, AddressKeys::current( $this->database )->hash( $address ) );
	}

	/**
	 * Marketing for an address that has opted out is kept as suppressed, and not sent.
	 *
	 * @throws Failure Where marketing would have no postal address or no link to opt out, which the law requires.
	 */
	public function add( Message $message ): Message {
		$is_marketing = Category::Marketing === $message->purpose->category();
		if ( $is_marketing && '' === CompanyRecord::current()->postal_address ) {
			throw Failure::invalid( array( 'template_id' => __( 'Marketing e-mails need the postal address of the company. Enter it first.', 'svc' ) ) );
		}
		if ( $is_marketing && ! str_contains( $message->text, Unsubscribing::url( AddressKeys::current( $this->database ), $message->to_hash ) ) ) {
			// A synced pattern that had the block was changed.
			throw Failure::invalid( array( 'template_id' => __( 'Marketing e-mails must have the block svc/mail-legal, with which recipients opt out. Add it to the template first.', 'svc' ) ) );
		}
		return $this->database->exclusively(
			OutboxStore::LOCK,
			function () use ( $message, $is_marketing ): Message {
				if ( $is_marketing && ( new OptOuts( $this->database ) )->has( $message->to_hash ) ) {
					return $this->store->add( $message->without_contents()->with( array( 'status' => MessageStatus::Suppressed ) ) );
				}
				$added = $this->store->add( $message );
				( new Outbox( new OutboxStore( $this->database ) ) )->add_new( MailKind::NAME, 0, $added->id );
				$this->database->after_commit( static fn () => self::announce( $added ) );
				return $added;
			}
		);
	}

	private static function announce( Message $message ): void {
		/**
		 * Fires when an e-mail of a template was queued.
		 *
		 * @param Message $message
		 */
		do_action( 'svc_mail_queued', $message );
	}
}
