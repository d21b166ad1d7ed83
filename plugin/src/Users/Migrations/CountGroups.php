<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Users\Storage\GroupCounts;

/** Creates the table with the number of people per department, office and role. */
final class CountGroups implements Migration {

	private const COUNTS = 'CREATE TABLE IF NOT EXISTS %i (
		department_key varchar(100) COLLATE utf8mb4_bin NOT NULL,
		office_key varchar(100) COLLATE utf8mb4_bin NOT NULL,
		role varchar(20) COLLATE utf8mb4_bin NOT NULL,
		number bigint(20) NOT NULL,
		PRIMARY KEY  (department_key,office_key,role),
		KEY by_office (office_key)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	public function run( Database $database ): void {
		$counts = new GroupCounts( $database );
		$database->execute( self::COUNTS, $counts->table() );
		$database->exclusively( 'profiles', array( $counts, 'recount' ) );
	}

	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', ( new GroupCounts( $database ) )->table() );
	}
}
