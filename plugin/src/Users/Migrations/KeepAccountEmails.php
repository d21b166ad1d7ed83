<?php

declare( strict_types=1 );

namespace Svc\Users\Migrations;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Users\Storage\AccountEmails;

/** Adds a column with the account's e-mail to profiles. */
final class KeepAccountEmails implements Migration {

	private const STEP = 5000;

	public function run( Database $database ): void {
		$table = $database->table( 'profiles' );
		$database->exclusively(
			'profiles',
			static function () use ( $database, $table ): void {
				if ( ! in_array( 'account_email', array_column( $database->rows( 'SHOW COLUMNS FROM %i', $table ), 'Field' ), true ) ) {
					$database->execute( "ALTER TABLE %i ADD COLUMN account_email varchar(100) NOT NULL DEFAULT ''", $table );
				}
			}
		);
		$emails = new AccountEmails( $database );
		$last   = (int) ( $database->row( 'SELECT MAX(id) AS id FROM %i', $table )['id'] ?? 0 );
		for ( $after = 0; $after < $last; $after += self::STEP ) {
			$database->exclusively( 'profiles', static fn () => $emails->settle_between( $after, $after + self::STEP ) );
		}
	}

	/** The column is removed with its table. */
	public function revert( Database $database ): void {}
}
