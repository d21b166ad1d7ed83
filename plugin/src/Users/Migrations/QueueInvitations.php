<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Kernel\OnSite;
use Svc\Kernel\Outbox\Outbox;
use Svc\Kernel\Outbox\OutboxStore;
use Svc\Users\Accounts\InvitationMessage;
use Svc\Users\Imports\Invitation;
use Svc\Users\Imports\RowStore;

/** Puts the invitations of imports into the outbox, which WP-Cron sent from the rows of the imports before. */
final class QueueInvitations implements Migration {

	private const HOOK = 'svc_send_invitations';

	/** Of an invitation that was begun and not ended. A process of the version before may still be sending it. */
	private const BEGUN = 2;

	/** Invitations of a transaction. */
	private const AT_A_TIME = 200;

	/** @param Closure(): Outbox $outbox */
	public function __construct( private readonly Closure $outbox ) {}

	public function run( Database $database ): void {
		$database->exclusively( OutboxStore::LOCK, fn () => $this->fail_begun( $database ) );
		$sites = $database->rows( 'SELECT DISTINCT site_id FROM %i WHERE invites = 1', $database->table( 'imports' ) );
		foreach ( array_map( 'intval', array_column( $sites, 'site_id' ) ) as $site_id ) {
			OnSite::run(
				$site_id,
				function () use ( $database, $site_id ): void {
					wp_unschedule_hook( self::HOOK );
					while ( self::AT_A_TIME === $database->exclusively( OutboxStore::LOCK, fn (): int => $this->queue( $database, $site_id ) ) ) {
						continue;
					}
				}
			);
		}
		if ( in_array( 'invite_tries', array_column( $database->rows( 'SHOW COLUMNS FROM %i', $database->table( 'import_rows' ) ), 'Field' ), true ) ) {
			$database->execute( 'ALTER TABLE %i DROP COLUMN invite_tries', $database->table( 'import_rows' ) );
		}
	}

	public function revert( Database $database ): void {}

	private function fail_begun( Database $database ): void {
		$rows  = $database->rows( 'SELECT import_id, number FROM %i WHERE invitation = %d', $database->table( 'import_rows' ), self::BEGUN );
		$store = new RowStore( $database );
		foreach ( $rows as $row ) {
			$database->execute( 'UPDATE %i SET invitation = %d WHERE import_id = %d AND number = %d', $database->table( 'import_rows' ), Invitation::Failed->value, $row['import_id'], $row['number'] );
			/* translators: %s: a sentence with the reason. */
			$store->report( (int) $row['import_id'], (int) $row['number'], sprintf( __( 'The invitation was not sent. %s', 'svc' ), __( 'Sending it was interrupted.', 'svc' ) ), false );
		}
	}

	/** @return int How many were queued: those that have no message, so that an interrupted run goes on. */
	private function queue( Database $database, int $site_id ): int {
		$rows = $database->rows(
			'SELECT DISTINCT r.user_id FROM %i r JOIN %i i ON i.id = r.import_id WHERE i.site_id = %d AND r.invitation = %d AND r.user_id IS NOT NULL
				AND NOT EXISTS (SELECT 1 FROM %i o WHERE o.user_id = r.user_id AND o.kind = %s AND o.site_id = i.site_id AND o.due IS NOT NULL) LIMIT %d',
			$database->table( 'import_rows' ),
			$database->table( 'imports' ),
			$site_id,
			Invitation::Waiting->value,
			$database->table( 'outbox' ),
			InvitationMessage::NAME,
			self::AT_A_TIME
		);
		foreach ( $rows as $row ) {
			( $this->outbox )()->add_new( InvitationMessage::NAME, (int) $row['user_id'] );
		}
		return count( $rows );
	}
}
