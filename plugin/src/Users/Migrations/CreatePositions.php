<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Creates the tables of vacancies and of the people drawn below them. */
final class CreatePositions implements Migration {

	private const POSITIONS = 'CREATE TABLE IF NOT EXISTS %i (
		id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
		manager_id bigint(20) unsigned NULL DEFAULT NULL,
		title varchar(150) NOT NULL,
		title_key varchar(450) COLLATE utf8mb4_bin NOT NULL,
		department varchar(100) NOT NULL,
		PRIMARY KEY  (id),
		KEY by_title (title_key,id),
		KEY by_manager (manager_id)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	/** A person is below one vacancy at most. */
	private const REPORTS = 'CREATE TABLE IF NOT EXISTS %i (
		user_id bigint(20) unsigned NOT NULL,
		position_id bigint(20) unsigned NOT NULL,
		PRIMARY KEY  (user_id),
		KEY by_position (position_id)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$database->execute( self::POSITIONS, $database->table( 'positions' ) );
		$database->execute( self::REPORTS, $database->table( 'position_reports' ) );
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'position_reports' ) );
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'positions' ) );
	}
}
