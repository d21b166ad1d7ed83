<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;

/** Adds the columns of strict imports, of default roles, of names, of rows with something left out and of invitations. */
final class ExtendImports implements Migration {

	private const IMPORTS = array(
		'site_id'      => 'ADD COLUMN site_id bigint(20) unsigned NOT NULL DEFAULT 0',
		'is_strict'    => 'ADD COLUMN is_strict tinyint(1) NOT NULL DEFAULT 0',
		'invites'      => 'ADD COLUMN invites tinyint(1) NOT NULL DEFAULT 0',
		'role_for_new' => "ADD COLUMN role_for_new varchar(20) COLLATE utf8mb4_bin NOT NULL DEFAULT 'staff'",
	);

	private const ROWS = array(
		'name_key'     => "ADD COLUMN name_key varchar(210) COLLATE utf8mb4_bin NOT NULL DEFAULT ''",
		'is_open'      => 'ADD COLUMN is_open tinyint(1) NOT NULL DEFAULT 0',
		'is_partial'   => 'ADD COLUMN is_partial tinyint(1) NOT NULL DEFAULT 0',
		'invitation'   => 'ADD COLUMN invitation tinyint(1) NOT NULL DEFAULT 0',
		'invite_tries' => 'ADD COLUMN invite_tries tinyint(1) NOT NULL DEFAULT 0',
		'invite_at'    => 'ADD COLUMN invite_at bigint(20) NOT NULL DEFAULT 0',
	);

	private const ROW_KEYS = array(
		'by_name'       => 'ADD KEY by_name (import_id,name_key)',
		'by_manager'    => 'ADD KEY by_manager (import_id,manager)',
		'by_partial'    => 'ADD KEY by_partial (import_id,is_partial,number)',
		'by_invitation' => 'ADD KEY by_invitation (import_id,invitation,invite_at,number)',
		'by_user'       => 'ADD KEY by_user (user_id)',
	);

	public function run( Database $database ): void {
		$database->exclusively(
			'imports',
			static function () use ( $database ): void {
				self::add( $database, 'imports', self::IMPORTS, 'SHOW COLUMNS FROM %i', 'Field' );
				self::add( $database, 'import_rows', self::ROWS, 'SHOW COLUMNS FROM %i', 'Field' );
				self::add( $database, 'import_rows', self::ROW_KEYS, 'SHOW INDEX FROM %i', 'Key_name' );
			}
		);
	}

	/** Columns and indexes are removed with their tables. */
	public function revert( Database $database ): void {}

	/**
	 * @param array<string, literal-string> $additions By name of the column or index.
	 * @param literal-string                $listing
	 */
	private static function add( Database $database, string $table, array $additions, string $listing, string $name ): void {
		$there   = array_column( $database->rows( $listing, $database->table( $table ) ), $name );
		$missing = array_filter( $additions, static fn ( string $one ): bool => ! in_array( $one, $there, true ), ARRAY_FILTER_USE_KEY );
		if ( array() !== $missing ) {
			$database->execute( 'ALTER TABLE %i ' . implode( ', ', $missing ), $database->table( $table ) );
		}
	}
}
