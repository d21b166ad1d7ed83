<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Users\Fields\SearchField;
use Svc\Users\Storage\GroupKey;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileRowWriter;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\SearchIndex;

/**
 * Adds the columns by which the directory filters and sorts, filled from user meta, and makes titles and departments searchable.
 *
 * @phpstan-import-type Copy from IntranetMeta
 */
final class AddIntranetColumns implements Migration {

	private const COLUMNS = array(
		'office_location' => "ADD COLUMN office_location varchar(100) NOT NULL DEFAULT ''",
		'extension'       => "ADD COLUMN extension varchar(20) NOT NULL DEFAULT ''",
		'start_date'      => "ADD COLUMN start_date varchar(10) COLLATE utf8mb4_bin NOT NULL DEFAULT ''",
		'is_person'       => 'ADD COLUMN is_person tinyint(1) NOT NULL DEFAULT 0',
		'has_manager'     => 'ADD COLUMN has_manager tinyint(1) NOT NULL DEFAULT 0',
		'department_key'  => "ADD COLUMN department_key varchar(100) COLLATE utf8mb4_bin NOT NULL DEFAULT ''",
		'office_key'      => "ADD COLUMN office_key varchar(100) COLLATE utf8mb4_bin NOT NULL DEFAULT ''",
	);

	private const KEYS = array(
		'by_person_last'   => 'ADD KEY by_person_last (is_person,last_key,first_key,id)',
		'by_person_first'  => 'ADD KEY by_person_first (is_person,first_key,last_key,id)',
		'by_person_title'  => 'ADD KEY by_person_title (is_person,title_key,last_key,id)',
		'by_person_start'  => 'ADD KEY by_person_start (is_person,start_date,last_key,first_key,id)',
		'by_department'    => 'ADD KEY by_department (is_person,department_key,last_key,first_key,id)',
		'by_office'        => 'ADD KEY by_office (is_person,office_key,last_key,first_key,id)',
		'by_department_id' => 'ADD KEY by_department_id (is_person,department_key,id)',
		'by_office_id'     => 'ADD KEY by_office_id (is_person,office_key,id)',
		'by_no_photo'      => 'ADD KEY by_no_photo (is_person,avatar_id,last_key,first_key,id)',
		'by_no_manager'    => 'ADD KEY by_no_manager (is_person,has_manager,last_key,first_key,id)',
		'by_facets'        => 'ADD KEY by_facets (is_person,department_key,office_key,role,avatar_id,has_manager)',
	);

	private const STEP = 500;

	public function __construct(
		private readonly IntranetMeta $intranet,
		private readonly SearchIndex $index,
		private readonly ProfileStore $store,
		private readonly ProfileRowWriter $rows,
	) {}

	public function run( Database $database ): void {
		$this->alter( $database );
		$last = (int) ( $database->row( 'SELECT MAX(id) AS id FROM %i', $database->table( 'profiles' ) )['id'] ?? 0 );
		for ( $after = 0; $after < $last; $after += self::STEP ) {
			$database->exclusively( 'profiles', fn () => $this->fill( $database, $after ) );
		}
		$this->store->each_batch( $this->finish( ... ) );
	}

	/** @param list<Profile> $profiles */
	private function finish( array $profiles ): void {
		if ( array() !== $profiles ) {
			$this->rows->settle_managers( array_map( static fn ( Profile $profile ): int => $profile->user_id, $profiles ) );
			$this->index->add( $profiles, array( SearchField::TITLE, SearchField::DEPARTMENT ) );
		}
	}

	/** The columns are removed with their table. */
	public function revert( Database $database ): void {}

	/** Uses one statement, so that the table is copied at most once. */
	private function alter( Database $database ): void {
		$table   = $database->table( 'profiles' );
		$columns = array_column( $database->rows( 'SHOW COLUMNS FROM %i', $table ), 'Field' );
		$keys    = array_column( $database->rows( 'SHOW INDEX FROM %i', $table ), 'Key_name' );
		$missing = array( ...self::missing( self::COLUMNS, $columns ), ...self::missing( self::KEYS, $keys ) );
		if ( array() !== $missing ) {
			$database->execute( 'ALTER TABLE %i ' . implode( ', ', $missing ), $table );
		}
	}

	/**
	 * @param array<literal-string, literal-string> $wanted
	 * @param list<string|null>                     $there
	 * @return list<literal-string>
	 */
	private static function missing( array $wanted, array $there ): array {
		return array_values( array_filter( $wanted, static fn ( string $name ): bool => ! in_array( $name, $there, true ), ARRAY_FILTER_USE_KEY ) );
	}

	private function fill( Database $database, int $after ): void {
		$rows   = $database->rows( 'SELECT id, user_id FROM %i WHERE id > %d AND id <= %d', $database->table( 'profiles' ), $after, $after + self::STEP );
		$users  = array_map( 'intval', array_column( $rows, 'user_id', 'id' ) );
		$copies = array() === $users ? array() : $this->intranet->copies( array_values( $users ) );
		$sets   = array( "is_person = (role <> 'realtor_partner')" );
		$values = array();
		foreach ( self::contents( array_map( static fn ( int $user_id ): array => $copies[ $user_id ], $users ) ) as $column => $by_id ) {
			list( $empty, $mark ) = 'manager_id' === $column ? array( 'NULL', '%d' ) : array( "''", '%s' );
			$cases                = implode( ' ', array_fill( 0, count( $by_id ), "WHEN %d THEN $mark" ) );
			$sets[]               = array() === $by_id ? "$column = $empty" : "$column = CASE id $cases ELSE $empty END";
			foreach ( $by_id as $id => $value ) {
				array_push( $values, $id, $value );
			}
		}
		$database->execute(
			'UPDATE %i SET ' . implode( ', ', $sets ) . ' WHERE id > %d AND id <= %d',
			$database->table( 'profiles' ),
			...$values,
			...array( $after, $after + self::STEP )
		);
	}

	/**
	 * @param array<array-key, Copy> $copies By id.
	 * @return array<literal-string, array<array-key, string|int>> By column and id, without empty values.
	 */
	private static function contents( array $copies ): array {
		$columns = array();
		foreach ( array( 'department', 'manager_id', 'office_location', 'extension', 'start_date' ) as $property ) {
			$columns[ $property ] = array_filter(
				array_map( static fn ( array $copy ): string|int|null => $copy[ $property ], $copies ),
				static fn ( string|int|null $value ): bool => null !== $value && '' !== $value
			);
		}
		$key = static fn ( string|int $text ): string => GroupKey::of( (string) $text );
		return $columns + array(
			'department_key' => array_map( $key, $columns['department'] ),
			'office_key'     => array_map( $key, $columns['office_location'] ),
		);
	}
}
