<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Creates the table of what find-colleague has read of the company's people. */
final class KeepCompany implements Migration {

	private const COMPANY = 'CREATE TABLE IF NOT EXISTS %i (
		name varchar(64) COLLATE utf8mb4_bin NOT NULL,
		version bigint(20) NOT NULL,
		content longblob NOT NULL,
		PRIMARY KEY  (name)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::COMPANY, $database->table( 'kept_company' ) );
		// Versions start again where the table of the locks had to be made again.
		$database->execute( 'DELETE FROM %i', $database->table( 'kept_company' ) );
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'kept_company' ) );
	}
}
