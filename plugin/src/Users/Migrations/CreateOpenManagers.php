<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Creates the table of managers that an import could not set. */
final class CreateOpenManagers implements Migration {

	private const OPEN = 'CREATE TABLE IF NOT EXISTS %i (
		user_id bigint(20) unsigned NOT NULL,
		cell varchar(200) NOT NULL,
		PRIMARY KEY  (user_id)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::OPEN, $database->table( 'open_managers' ) );
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'open_managers' ) );
	}
}
