<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** The version of charts no longer adds the count of the people's lock: it begins above every version that a chart was kept under. */
final class CountChartChanges implements Migration {

	public function run( Database $database ): void {
		$state = $database->table( 'state' );
		$lock  = (int) ( $database->row( "SELECT value FROM %i WHERE name = 'lock:profiles'", $state )['value'] ?? 0 );
		$database->execute( "UPDATE %i SET value = value + %d WHERE name = 'charts'", $state, $lock + 1 );
	}

	/** The row goes with its table. */
	public function revert( Database $database ): void {}
}
