<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Adds why a test was not sent: tests have no row in the outbox. */
final class AddTestError implements Migration {

	public function run( Database $database ): void {
		$table = $database->table( 'mail_messages' );
		if ( ! in_array( 'error', array_column( $database->rows( 'SHOW COLUMNS FROM %i', $table ), 'Field' ), true ) ) {
			$database->execute( "ALTER TABLE %i ADD COLUMN error varchar(1000) NOT NULL DEFAULT '' AFTER text", $table );
		}
	}

	/** The column is removed with the table. */
	public function revert( Database $database ): void {}
}
