<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Creates the table of the rates that a site has shown. */
final class CreateRateHistory implements Migration {

	private const HISTORY = 'CREATE TABLE IF NOT EXISTS %i (
		id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		site_id bigint(20) unsigned NOT NULL,
		saved_at datetime NOT NULL,
		user_id bigint(20) unsigned NOT NULL,
		body longtext NOT NULL,
		PRIMARY KEY  (id),
		KEY site (site_id,id)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::HISTORY, $database->table( 'mortgage_rate_history' ) );
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'mortgage_rate_history' ) );
	}
}
