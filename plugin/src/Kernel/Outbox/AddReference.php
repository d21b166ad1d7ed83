<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Adds the reference of a message to the row that a kind has of its own. */
final class AddReference implements Migration {

	public function run( Database $database ): void {
		$table = $database->table( 'outbox' );
		if ( ! in_array( 'ref', array_column( $database->rows( 'SHOW COLUMNS FROM %i', $table ), 'Field' ), true ) ) {
			$database->execute( 'ALTER TABLE %i ADD COLUMN ref bigint(20) unsigned NOT NULL DEFAULT 0 AFTER user_id', $table );
		}
		if ( ! in_array( 'by_ref', array_column( $database->rows( 'SHOW INDEX FROM %i', $table ), 'Key_name' ), true ) ) {
			$database->execute( 'ALTER TABLE %i ADD KEY by_ref (kind,ref,id)', $table );
		}
	}

	/** The column is removed with the table. */
	public function revert( Database $database ): void {}
}
