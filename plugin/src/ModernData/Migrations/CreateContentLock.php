<?php

declare( strict_types=1 );

namespace Svc\ModernData\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** The lock of those who change posts by an ETag. */
final class CreateContentLock implements Migration {

	public function run( Database $database ): void {
		$database->execute( 'INSERT IGNORE INTO %i (name, value) VALUES (%s, 0)', $database->table( 'state' ), 'lock:content' );
	}

	/** It goes with its table. */
	public function revert( Database $database ): void {}
}
