<?php

declare( strict_types=1 );

namespace Svc\Tests;

use PDO;
use PDOException;
use wpdb;

/** WordPress's database on SQLite in memory: enough for simple queries. */
final class SqliteWpdb extends wpdb {

	public string $base_prefix = 'wp_';

	public string $last_error = '';

	public mixed $dbh = null;

	public string $usermeta = 'wp_usermeta';

	private readonly PDO $pdo;

	public function __construct() {
		$this->pdo = new PDO( 'sqlite::memory:' );
		$this->pdo->sqliteCreateFunction( 'FROM_BASE64', static fn ( string $text ): string => (string) base64_decode( $text ), 1 );
	}

	public function suppress_errors( bool $suppress = true ): bool {
		return true;
	}

	public function query( string $query ): int {
		$this->last_error = '';
		try {
			return (int) $this->pdo->exec( str_replace( 'START TRANSACTION', 'BEGIN', $query ) );
		} catch ( PDOException $error ) {
			$this->last_error = $error->getMessage();
			return 0;
		}
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
