<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Creates the table of stored org charts, and the counter of changes to them. */
final class CreateCharts implements Migration {

	private const CHARTS = 'CREATE TABLE IF NOT EXISTS %i (
		site_id bigint(20) unsigned NOT NULL,
		name varchar(32) COLLATE utf8mb4_bin NOT NULL,
		version bigint(20) NOT NULL,
		chart longblob NOT NULL,
		PRIMARY KEY  (site_id,name)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::CHARTS, $database->table( 'charts' ) );
		$database->execute( "INSERT IGNORE INTO %i (name, value) VALUES ('charts', %d)", $database->table( 'state' ), (int) ( microtime( true ) * 1000 ) );
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'charts' ) );
	}
}
