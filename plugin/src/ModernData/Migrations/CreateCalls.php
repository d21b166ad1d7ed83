<?php

declare( strict_types=1 );

namespace Svc\ModernData\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Creates the table of the call log. */
final class CreateCalls implements Migration {

	private const CALLS = 'CREATE TABLE IF NOT EXISTS %i (
		id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		user_id bigint(20) unsigned NOT NULL,
		site_id bigint(20) unsigned NOT NULL,
		tool varchar(128) COLLATE utf8mb4_bin NOT NULL,
		outcome varchar(64) COLLATE utf8mb4_bin NOT NULL,
		called_at datetime NOT NULL,
		PRIMARY KEY  (id)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::CALLS, $database->table( 'mcp_calls' ) );
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'mcp_calls' ) );
	}
}
