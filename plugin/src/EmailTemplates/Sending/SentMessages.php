<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\MailError;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Failure;
use Svc\Kernel\Outbox\Outbox;
use Svc\Kernel\Outbox\OutboxStore;
use Svc\Kernel\Page;

/** The messages of the current site, for administrators. */
final class SentMessages {

	private readonly MessageStore $store;
	private readonly OutboxStore $outbox;

	public function __construct( Database $database ) {
		$this->store  = new MessageStore( $database );
		$this->outbox = new OutboxStore( $database );
	}

	/** @param array<string, mixed> $input Of MessageFields::query(), parsed. */
	public function page( array $input ): Page {
		list( $rows, $total ) = $this->store->page( get_current_blog_id(), $input, $input['page'], $input['per_page'] );
		return new Page( array_map( MessageView::of( ... ), $rows ), $total, $input['page'], $input['per_page'] );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	public function retry( int $id ): array {
		$is_due = $this->outbox->exclusively(
			function () use ( $id ): bool {
				$message = $this->store->find( $id );
				if ( null === $message || get_current_blog_id() !== $message->site_id ) {
					throw new Failure( MailError::MessageNotFound, __( 'There is no such message on this site.', 'svc' ) );
				}
				$is_due = $this->make_due( $message );
				if ( $is_due ) {
					$this->store->requeue( $id );
				}
				return $is_due;
			}
		);
		return $is_due
			? MessageView::of( (array) $this->store->listed( $id, get_current_blog_id() ) )
			: throw new Failure( MailError::MessageDone, __( 'Only messages that are waiting or have failed can be sent again. This one is being sent, was sent or was suppressed, or is a test.', 'svc' ) );
	}

	/** Migrations leave failed messages without a row in the outbox. */
	private function make_due( Message $message ): bool {
		$outbox = new Outbox( $this->outbox );
		$entry  = $this->outbox->of_ref( MailKind::NAME, $message->id );
		if ( null !== $entry ) {
			return null !== $outbox->retry( $entry );
		}
		if ( MessageStatus::Failed !== $message->status ) {
			return false;
		}
		$outbox->add_new( MailKind::NAME, 0, $message->id );
		return true;
	}
}
