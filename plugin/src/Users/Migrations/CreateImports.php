<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Creates the tables of imports and of their rows. */
final class CreateImports implements Migration {

	private const IMPORTS = 'CREATE TABLE IF NOT EXISTS %i (
		id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		user_id bigint(20) unsigned NOT NULL,
		name varchar(200) NOT NULL,
		status varchar(20) COLLATE utf8mb4_bin NOT NULL,
		columns_read longtext NOT NULL,
		match_by varchar(20) COLLATE utf8mb4_bin NOT NULL,
		creates_accounts tinyint(1) NOT NULL,
		clears tinyint(1) NOT NULL,
		position bigint(20) NOT NULL,
		done int(10) unsigned NOT NULL,
		linked int(10) unsigned NOT NULL,
		created_at bigint(20) NOT NULL,
		touched_at bigint(20) NOT NULL,
		turn bigint(20) NOT NULL,
		claim varchar(32) COLLATE utf8mb4_bin NOT NULL,
		claimed_until bigint(20) NOT NULL,
		PRIMARY KEY  (id),
		KEY by_age (touched_at)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	private const ROWS = 'CREATE TABLE IF NOT EXISTS %i (
		import_id bigint(20) unsigned NOT NULL,
		number int(10) unsigned NOT NULL,
		cells mediumtext NOT NULL,
		outcome varchar(10) COLLATE utf8mb4_bin NOT NULL,
		person varchar(120) COLLATE utf8mb4_bin NOT NULL,
		user_id bigint(20) unsigned DEFAULT NULL,
		name varchar(201) NOT NULL,
		is_inside tinyint(1) NOT NULL,
		manager varchar(120) COLLATE utf8mb4_bin DEFAULT NULL,
		place int(10) unsigned DEFAULT NULL,
		is_done tinyint(1) NOT NULL,
		problems longtext NOT NULL,
		changes text NOT NULL,
		PRIMARY KEY  (import_id,number),
		KEY by_outcome (import_id,outcome,number),
		KEY by_person (import_id,person,number),
		KEY by_place (import_id,place)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::IMPORTS, $database->table( 'imports' ) );
		$database->execute( self::ROWS, $database->table( 'import_rows' ) );
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'imports' ) );
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'import_rows' ) );
	}
}
