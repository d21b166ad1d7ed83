<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Users\Storage\Slug;

/** Creates the table of the addresses of people's pages, and adds the column by which people are found for an address. */
final class CreateAddresses implements Migration {

	/** A person has one current address at most: current_of is the profile ID there, and NULL in former ones. */
	private const ADDRESSES = 'CREATE TABLE IF NOT EXISTS %i (
		slug varchar(220) COLLATE utf8mb4_bin NOT NULL,
		base varchar(200) COLLATE utf8mb4_bin NOT NULL,
		profile_id bigint(20) unsigned NOT NULL,
		current_of bigint(20) unsigned NULL DEFAULT NULL,
		PRIMARY KEY  (slug),
		UNIQUE KEY current_of (current_of),
		KEY by_base (base),
		KEY by_profile (profile_id)
	) ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4';

	private const STEP = 500;

	public function run( Database $database ): void {
		$database->execute( self::ADDRESSES, $database->table( 'addresses' ) );
		$table = $database->table( 'profiles' );
		$database->exclusively(
			'profiles',
			static function () use ( $database, $table ): void {
				if ( ! in_array( 'slug_base', array_column( $database->rows( 'SHOW COLUMNS FROM %i', $table ), 'Field' ), true ) ) {
					$database->execute( "ALTER TABLE %i ADD COLUMN slug_base varchar(200) COLLATE utf8mb4_bin NOT NULL DEFAULT '', ADD KEY by_slug (slug_base,role,id)", $table );
				}
			}
		);
		$last = (int) ( $database->row( 'SELECT MAX(id) AS id FROM %i', $table )['id'] ?? 0 );
		for ( $after = 0; $after < $last; $after += self::STEP ) {
			$database->exclusively( 'profiles', fn () => $this->fill( $database, $after ) );
		}
	}

	/** The column is removed with its table. */
	public function revert( Database $database ): void {
		$database->execute( 'DROP TABLE IF EXISTS %i', $database->table( 'addresses' ) );
	}

	private function fill( Database $database, int $after ): void {
		$table  = $database->table( 'profiles' );
		$rows   = $database->rows( 'SELECT id, first_name, last_name FROM %i WHERE id > %d AND id <= %d', $table, $after, $after + self::STEP );
		$values = array();
		foreach ( $rows as $row ) {
			array_push( $values, (int) $row['id'], Slug::of( "{$row['first_name']} {$row['last_name']}" ) );
		}
		if ( array() !== $rows ) {
			$cases = implode( ' ', array_fill( 0, count( $rows ), 'WHEN %d THEN %s' ) );
			$database->execute( "UPDATE %i SET slug_base = CASE id $cases ELSE slug_base END WHERE id > %d AND id <= %d", $table, ...$values, ...array( $after, $after + self::STEP ) );
		}
	}
}
