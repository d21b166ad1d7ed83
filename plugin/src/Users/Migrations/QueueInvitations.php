<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Kernel\OnSite;
use Svc\Kernel\Outbox\Outbox;
use Svc\Users\Accounts\InvitationMessage;
use Svc\Users\Imports\Invitation;

/** Puts the invitations of imports into the outbox, which WP-Cron sent from the rows of the imports before. */
final class QueueInvitations implements Migration {

	private const HOOK = 'svc_send_invitations';

	/** Of an invitation that was begun and not ended. */
	private const BEGUN = 2;

	/** @param Closure(): Outbox $outbox */
	public function __construct( private readonly Closure $outbox ) {}

	public function run( Database $database ): void {
		$rows = $database->rows(
			'SELECT r.user_id, i.site_id FROM %i r JOIN %i i ON i.id = r.import_id WHERE r.invitation IN (%d, %d) AND r.user_id IS NOT NULL',
			$database->table( 'import_rows' ),
			$database->table( 'imports' ),
			Invitation::Waiting->value,
			self::BEGUN
		);
		foreach ( $rows as $row ) {
			// One that this step has queued before it was interrupted stays the only one.
			OnSite::run( (int) $row['site_id'], fn () => ( $this->outbox )()->add( InvitationMessage::NAME, (int) $row['user_id'] ) );
		}
		$database->execute( 'UPDATE %i SET invitation = %d WHERE invitation = %d', $database->table( 'import_rows' ), Invitation::Waiting->value, self::BEGUN );
		OnSite::each( static fn () => wp_unschedule_hook( self::HOOK ) );
		if ( in_array( 'invite_tries', array_column( $database->rows( 'SHOW COLUMNS FROM %i', $database->table( 'import_rows' ) ), 'Field' ), true ) ) {
			$database->execute( 'ALTER TABLE %i DROP COLUMN invite_tries', $database->table( 'import_rows' ) );
		}
	}

	public function revert( Database $database ): void {}
}
