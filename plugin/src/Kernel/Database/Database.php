<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use wpdb;

/** The network's database: own tables, and transactions that writers take turns in. */
final class Database {

	private const ATTEMPTS = 5;

	private readonly Connection $connection;

	private ?Transaction $open = null;

	public function __construct( public readonly wpdb $wpdb ) {
		$this->connection = new Connection( $wpdb );
	}

	/** Saves core from asking for the columns of our tables whenever a query has a letter beyond ASCII. */
	public function register(): void {
		add_filter(
			'pre_get_table_charset',
			fn ( mixed $charset, string $table ): mixed => str_starts_with( $table, strtolower( $this->table( '' ) ) ) ? 'utf8mb4' : $charset,
			10,
			2
		);
	}

	/** Tables are the network's, whatever site is current. */
	public function table( string $name ): string {
		return $this->wpdb->base_prefix . 'svc_' . $name;
	}

	/**
	 * Runs work in one transaction, one writer of these locks at a time.
	 *
	 * A lock is a write to a row, made when it is first needed: that serialises writers on MariaDB and
	 * MySQL as well as on SQLite, which knows neither GET_LOCK nor row locks.
	 *
	 * @template T
	 * @param string|list<string> $locks Taken in this order, which has to be the same everywhere.
	 * @param callable(): T       $work  May run several times: again after a deadlock, or when the connection was lost.
	 * @return T When QueryFailed is thrown instead, nothing of it has been written.
	 */
	public function exclusively( string|array $locks, callable $work ): mixed {
		$locks = (array) $locks;
		if ( null !== $this->open ) {
			return $this->open->join( $locks, $work );
		}
		$until  = microtime( true ) + LockWait::SECONDS;
		$unsure = null;
		for ( $attempt = 1; ; $attempt++ ) {
			$transaction = new Transaction( $this->connection, $this->table( 'state' ) );
			try {
				return $this->attempt( $transaction, $locks, $work, $unsure );
			} catch ( QueryFailed $failed ) {
				if ( $attempt >= self::ATTEMPTS || ! $failed->kind->is_transient() || microtime( true ) > $until ) {
					throw $failed;
				}
				$unsure = $transaction->unsure() ?? $unsure;
				usleep( random_int( 1, 20 ) * 1000 * $attempt );
			}
		}
	}

	/** Whether the transaction was begun by other work, and has perhaps read before it took the last lock. */
	public function is_joined(): bool {
		return true === $this->open?->is_joined();
	}

	/** Whether what is read now may be taken back. */
	public function is_in_transaction(): bool {
		return null !== $this->open;
	}

	/** Gives up a lock that will not be needed again. */
	public function forget_lock( string $lock ): void {
		$this->execute( 'DELETE FROM %i WHERE name = %s', $this->table( 'state' ), "lock:$lock" );
	}

	/** Runs now, or once the transaction has been committed: the place for hooks of other plugins, which may do anything. */
	public function after_commit( callable $work ): void {
		null === $this->open ? $work() : $this->open->after_commit( $work );
	}

	/** Runs when the transaction is over, however it ended: the place to forget what a cache may have picked up in between. */
	public function afterwards( callable $work ): void {
		null === $this->open ? $work() : $this->open->afterwards( $work );
	}

	/**
	 * @param literal-string $query What comes from outside goes into the values.
	 * @throws QueryFailed
	 */
	public function execute( string $query, mixed ...$values ): int {
		return $this->connection->execute( $query, ...$values );
	}

	/**
	 * @param literal-string $query
	 * @return list<array<string, string|null>>
	 * @throws QueryFailed
	 */
	public function rows( string $query, mixed ...$values ): array {
		return $this->connection->rows( $query, ...$values );
	}

	/**
	 * @param literal-string $query
	 * @return array<string, string|null>|null
	 * @throws QueryFailed
	 */
	public function row( string $query, mixed ...$values ): ?array {
		return $this->connection->rows( $query, ...$values )[0] ?? null;
	}

	/**
	 * For writes by WordPress's own functions, which look at no error: notices when the database has given the transaction up meanwhile.
	 *
	 * @param callable(): mixed $write
	 * @throws QueryFailed
	 */
	public function watched( callable $write ): void {
		$this->wpdb->last_error = '';
		$write();
		$failure = $this->connection->failure();
		// Any other error may be another plugin's.
		if ( null !== $failure && $failure->kind->is_transient() ) {
			throw $failure;
		}
	}

	/**
	 * @template T
	 * @param list<string>  $locks
	 * @param callable(): T $work
	 * @return T
	 */
	private function attempt( Transaction $transaction, array $locks, callable $work, ?int $unsure ): mixed {
		try {
			$transaction->begin( $locks, $unsure );
			$this->open = $transaction;
			$result     = $work();
			$transaction->commit();
		} finally {
			$transaction->end();
			$this->open = null;
			$transaction->run_afterwards();
		}
		$transaction->run_after_commit();
		return $result;
	}
}
