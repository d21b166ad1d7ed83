<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Lets a person's direct reports be counted without a look at their rows. */
final class IndexReports implements Migration {

	public function run( Database $database ): void {
		$database->exclusively(
			'profiles',
			static function () use ( $database ): void {
				$table = $database->table( 'profiles' );
				$parts = array_filter( $database->rows( 'SHOW INDEX FROM %i', $table ), static fn ( array $part ): bool => 'by_manager' === $part['Key_name'] );
				if ( ! in_array( 'is_person', array_column( $parts, 'Column_name' ), true ) ) {
					// In one statement: queries name the index, so it must never be gone.
					$drop = array() === $parts ? '' : 'DROP KEY by_manager, ';
					$database->execute( "ALTER TABLE %i {$drop}ADD KEY by_manager (manager_id,is_person,last_key,first_key,id)", $table );
				}
			}
		);
	}

	/** The index goes with its table. */
	public function revert( Database $database ): void {}
}
