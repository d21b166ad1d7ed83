<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\OnSite;

/** Invites the people whose accounts an import has created, by WordPress's e-mail for new accounts: in batches by WP-Cron, each once. */
final class Invitations {

	public const HOOK = 'svc_send_invitations';

	/** Time limit of one run: below the 60 seconds for which WordPress lets no other run begin. */
	private const SECONDS = 20;

	private const AT_ONCE = 20;

	/** Seconds to wait after each failure, which a mail server's limits may have caused. */
	private const RETRIES = array( 300, 1800, 7200 );

	public function __construct(
		private readonly ImportStore $imports,
		private readonly RowStore $rows,
		private readonly InvitationStore $store,
	) {}

	/** Schedules a run if invitations are waiting: on the import's site, because the e-mail has the name and address of the current site. */
	public function expect( Import $import ): void {
		$next = $import->invites ? $this->store->next( $import->id ) : null;
		if ( null === $next ) {
			return;
		}
		OnSite::run(
			$import->site_id,
			static function () use ( $import, $next ): void {
				if ( false === wp_next_scheduled( self::HOOK, array( $import->id ) ) ) {
					wp_schedule_single_event( max( time(), $next ), self::HOOK, array( $import->id ) );
				}
			}
		);
	}

	public function send( int $import_id ): void {
		$import = $this->imports->find( $import_id );
		if ( null === $import || ! $import->invites ) {
			return;
		}
		foreach ( $this->store->interrupted( $import_id ) as $number ) {
			$this->fail( $import_id, $number, __( 'Sending it was interrupted.', 'svc' ) );
		}
		$until = microtime( true ) + self::SECONDS;
		for ( $due = $this->store->due( $import_id, self::AT_ONCE ); array() !== $due && microtime( true ) < $until; $due = $this->store->due( $import_id, self::AT_ONCE ) ) {
			foreach ( $due as list( $number, $user_id, $tries ) ) {
				if ( microtime( true ) < $until && $this->store->claim( $import_id, $number ) ) {
					$this->invite( $import_id, $number, $user_id, $tries );
				}
			}
		}
		$this->expect( $import );
	}

	private function invite( int $import_id, int $number, int $user_id, int $tries ): void {
		if ( false === get_userdata( $user_id ) ) {
			// The account was deleted after the row was imported.
			$this->store->settle( $import_id, $number, Invitation::None, 0 );
			return;
		}
		$failure = ( new InvitationMail() )->send( $user_id );
		if ( '' === $failure ) {
			$this->store->settle( $import_id, $number, Invitation::Sent, time() );
		} elseif ( isset( self::RETRIES[ $tries ] ) ) {
			$this->store->settle( $import_id, $number, Invitation::Waiting, time() + self::RETRIES[ $tries ] );
		} else {
			$this->fail( $import_id, $number, $failure );
		}
	}

	private function fail( int $import_id, int $number, string $reason ): void {
		$this->store->settle( $import_id, $number, Invitation::Failed, time() );
		/* translators: %s: a sentence with the reason. */
		$this->rows->add_problem( $import_id, $number, '', sprintf( __( 'The invitation was not sent. %s', 'svc' ), $reason ) );
	}
}
