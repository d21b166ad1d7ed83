<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Adds the indexes for filtering and sorting the list of all profiles, realtor partners included. */
final class AddListIndexes implements Migration {

	private const KEYS = array(
		'by_every_department' => 'ADD KEY by_every_department (department_key,last_key,first_key,id)',
		'by_every_office'     => 'ADD KEY by_every_office (office_key,last_key,first_key,id)',
		'by_every_no_photo'   => 'ADD KEY by_every_no_photo (avatar_id,last_key,first_key,id)',
		'by_role_department'  => 'ADD KEY by_role_department (role,department_key,last_key,first_key,id)',
	);

	public function run( Database $database ): void {
		$database->exclusively(
			'profiles',
			static function () use ( $database ): void {
				$table   = $database->table( 'profiles' );
				$there   = array_column( $database->rows( 'SHOW INDEX FROM %i', $table ), 'Key_name' );
				$missing = array_filter( self::KEYS, static fn ( string $name ): bool => ! in_array( $name, $there, true ), ARRAY_FILTER_USE_KEY );
				if ( array() !== $missing ) {
					$database->execute( 'ALTER TABLE %i ' . implode( ', ', $missing ), $table );
				}
			}
		);
	}

	/** The indexes are removed with their table. */
	public function revert( Database $database ): void {}
}
