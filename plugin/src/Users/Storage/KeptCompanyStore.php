<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\RowStream;

/** The rows of what find-colleague has read of the company: pieces of texts, each of one version. */
final class KeptCompanyStore {

	/** The row of `svc_state`: every writer's transaction increases it first, and a rollback takes that back. */
	private const VERSION = "name = 'lock:profiles'";

	public function __construct( private readonly Database $database ) {}

	/** Whether values read now may still be rolled back. */
	public function is_in_transaction(): bool {
		return $this->database->is_in_transaction();
	}

	/**
	 * @param non-empty-list<string> $names
	 * @return array{int|null, array<string, array<int, string>>} The current version, null where there is none yet, and the pieces of it by name and number.
	 */
	public function look( array $names ): array {
		$version = null;
		$pieces  = array();
		( new RowStream( $this->database ) )->each(
			static function ( array $row ) use ( &$version, &$pieces ): void {
				$version = (int) $row[0];
				$space   = strrpos( (string) $row[1], ' ' );
				if ( false !== $space ) {
					$pieces[ substr( (string) $row[1], 0, $space ) ][ (int) substr( (string) $row[1], $space + 1 ) ] = (string) $row[2];
				}
			},
			'SELECT s.value AS version, k.name, k.content FROM %i s LEFT JOIN %i k ON k.version = s.value AND (1 = 0' . str_repeat( ' OR k.name LIKE %s', count( $names ) ) . ') WHERE s.' . self::VERSION,
			$this->database->table( 'state' ),
			$this->table(),
			...array_map( static fn ( string $name ): string => "$name %", $names )
		);
		return array( $version, $pieces );
	}

	/** Runs work that does not hold up the process while a writer has the lock. */
	public function briefly( callable $work ): void {
		$this->database->briefly( $work );
	}

	/**
	 * Stores a piece where the version is still the current one. A statement waits for a writer that has the lock, and then, or
	 * where that takes too long, stores nothing: what the writer deletes does not come back.
	 */
	public function store( string $name, int $number, int $version, string $piece ): void {
		// Else a server that reads only what is committed would not wait. SQLite has one writer at a time, and no such clause.
		$lock = $this->database->has_row_locks() ? ' FOR UPDATE' : '';
		// Base64, because wpdb refuses queries with bytes that are not valid text.
		$this->database->execute(
			'REPLACE INTO %i (name, version, content) SELECT %s, s.value, FROM_BASE64(%s) FROM %i s WHERE s.value = %d AND s.' . self::VERSION . $lock,
			$this->table(),
			"$name $number",
			base64_encode( $piece ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- transports bytes, obscures no code.
			$this->database->table( 'state' ),
			$version
		);
	}

	/** Deletes what is of another version. A newer row may go too, where a writer is quicker: it is only stored again. */
	public function prune(): void {
		$row = $this->database->row( 'SELECT value FROM %i WHERE ' . self::VERSION, $this->database->table( 'state' ) );
		$this->database->execute( 'DELETE FROM %i WHERE version <> %d', $this->table(), (int) ( $row['value'] ?? -1 ) );
	}

	/** Deletes everything, because it may have the data of a person who is to be forgotten. */
	public function forget(): void {
		$this->database->execute( 'DELETE FROM %i', $this->table() );
	}

	private function table(): string {
		return $this->database->table( 'kept_company' );
	}
}
