<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Extends the index by manager, so that direct reports are counted without reading their rows. */
final class IndexReports implements Migration {

	public function run( Database $database ): void {
		$database->exclusively(
			'profiles',
			static function () use ( $database ): void {
				$table = $database->table( 'profiles' );
				$parts = array_filter( $database->rows( 'SHOW INDEX FROM %i', $table ), static fn ( array $part ): bool => 'by_manager' === $part['Key_name'] );
				if ( ! in_array( 'is_person', array_column( $parts, 'Column_name' ), true ) ) {
					// Uses one statement, because queries force this index and fail while it is missing.
					$drop = array() === $parts ? '' : 'DROP KEY by_manager, ';
					$database->execute( "ALTER TABLE %i {$drop}ADD KEY by_manager (manager_id,is_person,last_key,first_key,id)", $table );
				}
			}
		);
	}

	/** The index is removed with its table. */
	public function revert( Database $database ): void {}
}
