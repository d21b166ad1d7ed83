<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Creates the table of messages, and schedules the deletion of old ones. */
final class CreateOutbox implements Migration {

	/** `due` is null for messages that have ended. The indexes are for a site's runner, its screen, an account's messages, age, and Site Health. */
	private const TABLE = 'CREATE TABLE IF NOT EXISTS %i (
		id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		site_id bigint(20) unsigned NOT NULL,
		kind varchar(40) COLLATE utf8mb4_bin NOT NULL,
		user_id bigint(20) unsigned NOT NULL,
		status varchar(20) COLLATE utf8mb4_bin NOT NULL,
		due bigint(20) DEFAULT NULL,
		attempts int(11) NOT NULL,
		message_id varchar(255) COLLATE utf8mb4_bin NOT NULL,
		last_error text NOT NULL,
		created_at bigint(20) NOT NULL,
		ended_at bigint(20) DEFAULT NULL,
		PRIMARY KEY  (id),
		KEY by_due (site_id,due,id),
		KEY by_site (site_id,status,id),
		KEY by_user (user_id,id),
		KEY by_age (ended_at),
		KEY by_status (status,due)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::TABLE, $database->table( 'outbox' ) );
		Pruning::expect();
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'outbox' ) );
	}
}
