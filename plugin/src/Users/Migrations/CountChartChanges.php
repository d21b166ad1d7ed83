<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** The org chart's version no longer includes the count of the writers' lock: starts it above all versions of stored org charts. */
final class CountChartChanges implements Migration {

	public function run( Database $database ): void {
		$state = $database->table( 'state' );
		$lock  = (int) ( $database->row( "SELECT value FROM %i WHERE name = 'lock:profiles'", $state )['value'] ?? 0 );
		$database->execute( "UPDATE %i SET value = value + %d WHERE name = 'charts'", $state, $lock + 1 );
	}

	/** The row is removed with its table. */
	public function revert( Database $database ): void {}
}
