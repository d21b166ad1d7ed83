<?php

declare( strict_types=1 );

namespace Svc\Tests;

use PDO;
use wpdb;

/** WordPress's database on SQLite in memory: enough for queries that read. */
final class SqliteWpdb extends wpdb {

	public string $base_prefix = 'wp_';

	public string $last_error = '';

	public mixed $dbh = null;

	private readonly PDO $pdo;

	public function __construct() {
		$this->pdo = new PDO( 'sqlite::memory:' );
	}

	public function suppress_errors( bool $suppress = true ): bool {
		return true;
	}

	public function query( string $query ): int {
		return (int) $this->pdo->exec( $query );
	}

	/** @return list<array<string, string>> */
	public function get_results( string $query, string $output ): array {
		$statement = $this->pdo->query( (string) preg_replace( '/FORCE INDEX \(\w+\)/', '', $query ) );
		return array_map( static fn ( array $row ): array => array_map( strval( ... ), $row ), $statement->fetchAll( PDO::FETCH_ASSOC ) );
	}

	public function prepare( string $query, mixed ...$values ): string {
		return (string) preg_replace_callback(
			'/%[isd]/',
			function ( array $found ) use ( &$values ): string {
				$value = array_shift( $values );
				return match ( $found[0] ) {
					'%i' => "`$value`",
					'%d' => (string) (int) $value,
					'%s' => $this->pdo->quote( (string) $value ),
				};
			},
			$query
		);
	}
}
