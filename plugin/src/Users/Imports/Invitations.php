<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Closure;
use Svc\Kernel\OnSite;
use Svc\Kernel\Outbox\Entry;
use Svc\Kernel\Outbox\Outbox;
use Svc\Kernel\Outbox\Status as DeliveryStatus;
use Svc\Users\Accounts\InvitationMessage;

/** Invites the people whose accounts an import has created, by messages of the outbox, and notes in the rows how far they are. */
final class Invitations {

	/** @param Closure(): Outbox $outbox */
	public function __construct(
		private readonly RowStore $rows,
		private readonly InvitationStore $store,
		private readonly Closure $outbox,
	) {}

	/** To be called inside the row's transaction. The e-mail has the name and address of the import's site. */
	public function add( Import $import, int $number, int $user_id ): void {
		OnSite::run(
			$import->site_id,
			function () use ( $import, $number, $user_id ): void {
				$this->store->settle( $import->id, $number, Invitation::Waiting );
				( $this->outbox )()->add_new( InvitationMessage::NAME, $user_id );
			}
		);
	}

	/** The account or its personal data are being deleted, and its messages with them. */
	public function forget( int $user_id ): void {
		$this->store->forget( $user_id );
	}

	public function forget_site( int $site_id ): void {
		$this->store->forget_site( $site_id );
	}

	/** Cancels those that are not sent yet, before the import is deleted. */
	public function cancel( Import $import ): void {
		$waiting = $import->invites ? $this->store->waiting( $import->id ) : array();
		if ( array() !== $waiting ) {
			( $this->outbox )()->cancel( $import->site_id, InvitationMessage::NAME, $waiting, __( 'The import was deleted.', 'svc' ) );
		}
	}

	/** How an attempt to invite an account has ended; one that is tried again is still to be sent. */
	public function note( Entry $entry ): void {
		$now = match ( $entry->status ) {
			DeliveryStatus::Delivered => Invitation::Sent,
			DeliveryStatus::Failed    => Invitation::Failed,
			DeliveryStatus::Cancelled => Invitation::None,
			default                   => null,
		};
		if ( null === $now ) {
			return;
		}
		foreach ( $this->store->open_to( $entry->user_id, $entry->site_id ) as list( $import_id, $number, $before ) ) {
			$this->store->settle( $import_id, $number, $now );
			/* translators: %s: a sentence with the reason. */
			$problem = Invitation::Failed === $now ? sprintf( __( 'The invitation was not sent. %s', 'svc' ), $entry->error ) : null;
			$this->rows->report( $import_id, $number, $problem, Invitation::Failed === $before );
		}
	}
}
