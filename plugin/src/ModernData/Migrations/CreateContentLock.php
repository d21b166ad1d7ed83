<?php

declare( strict_types=1 );

namespace Svc\ModernData\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Creates the lock for changing posts by ETag. */
final class CreateContentLock implements Migration {

	public function run( Database $database ): void {
		$database->execute( 'INSERT IGNORE INTO %i (name, value) VALUES (%s, 0)', $database->table( 'state' ), 'lock:content' );
	}

	/** The lock is removed with its table. */
	public function revert( Database $database ): void {}
}
