<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use wpdb;

/** The network's database: the plugin's tables, and transactions that run one writer at a time. */
final class Database {

	private const ATTEMPTS = 5;

	private ?Connection $connection = null;

	private ?Transaction $open = null;

	public function __construct( public readonly wpdb $wpdb ) {}

	/** Declares the tables' character set, because core otherwise reads the columns for every query with non-ASCII text. */
	public function register(): void {
		add_filter(
			'pre_get_table_charset',
			fn ( mixed $charset, string $table ): mixed => str_starts_with( $table, strtolower( $this->table( '' ) ) ) ? 'utf8mb4' : $charset,
			10,
			2
		);
	}

	/** Name with the network's prefix: the tables are shared by all sites. */
	public function table( string $name ): string {
		return $this->wpdb->base_prefix . 'svc_' . $name;
	}

	/**
	 * Runs work in one transaction, while no other writer holds any of these locks.
	 *
	 * A lock is a write to a row, made when it is first needed: that serialises writers on MariaDB and
	 * MySQL as well as on SQLite, which knows neither GET_LOCK nor row locks.
	 *
	 * @template T
	 * @param string|list<string> $locks Taken in this order, which has to be the same everywhere.
	 * @param callable(): T       $work  May run several times: it is repeated after a deadlock or a lost connection.
	 * @return T When QueryFailed is thrown, nothing has been written.
	 */
	public function exclusively( string|array $locks, callable $work ): mixed {
		$locks = (array) $locks;
		if ( null !== $this->open ) {
			return $this->open->join( $locks, $work );
		}
		$until  = microtime( true ) + LockWait::SECONDS;
		$unsure = null;
		for ( $attempt = 1; ; $attempt++ ) {
			$transaction = new Transaction( $this->connection(), $this->table( 'state' ) );
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

	/** Whether the work joined a transaction that was already open, which may have read data before it took the last lock. */
	public function is_joined(): bool {
		return true === $this->open?->is_joined();
	}

	/** Whether a transaction is open, so that values read now may still be rolled back. */
	public function is_in_transaction(): bool {
		return null !== $this->open;
	}

	/**
	 * Runs work outside of transactions whose statements wait a second at most for locks of others: for what can be left out.
	 *
	 * @throws QueryFailed
	 */
	public function briefly( callable $work ): void {
		$wait = new LockWait( $this->connection() );
		$wait->shorten( 1 );
		try {
			$work();
		} finally {
			$wait->restore();
		}
	}

	/** Whether statements may lock rows: not on SQLite. */
	public function has_row_locks(): bool {
		return null !== $this->connection()->mysqli();
	}

	/** Deletes the row of a lock that will not be needed again. */
	public function forget_lock( string $lock ): void {
		$this->execute( 'DELETE FROM %i WHERE name = %s', $this->table( 'state' ), "lock:$lock" );
	}

	/** Runs the work now, or just before the commit if a transaction is open. For rows about everything that the transaction writes. */
	public function before_commit( callable $work ): void {
		null === $this->open ? $work() : $this->open->before_commit( $work );
	}

	/** Runs the work now, or after the commit if a transaction is open. For actions that other plugins hook into. */
	public function after_commit( callable $work ): void {
		null === $this->open ? $work() : $this->open->after_commit( $work );
	}

	/** Runs the work when the transaction has ended, by commit or rollback. For clearing caches filled in between. */
	public function afterwards( callable $work ): void {
		null === $this->open ? $work() : $this->open->afterwards( $work );
	}

	/**
	 * @param literal-string $query Must be a literal; variable parts are passed as values.
	 * @throws QueryFailed
	 */
	public function execute( string $query, mixed ...$values ): int {
		return $this->connection()->execute( $query, ...$values );
	}

	/**
	 * @param literal-string $query
	 * @return list<array<string, string|null>>
	 * @throws QueryFailed
	 */
	public function rows( string $query, mixed ...$values ): array {
		return $this->connection()->rows( $query, ...$values );
	}

	/**
	 * @param literal-string $query
	 * @return array<string, string|null>|null
	 * @throws QueryFailed
	 */
	public function row( string $query, mixed ...$values ): ?array {
		return $this->connection()->rows( $query, ...$values )[0] ?? null;
	}

	/**
	 * For writes by WordPress's functions, which ignore database errors: throws when the database has ended the transaction, and
	 * when WordPress has not sent the value.
	 *
	 * @template T
	 * @param callable(): T $write Returns what WordPress's function returns.
	 * @return T
	 * @throws QueryFailed
	 */
	public function watched( callable $write ): mixed {
		$this->wpdb->last_error = '';
		$result                 = $write();
		$failure                = $this->connection()->failure();
		// Other errors may come from another plugin's statement.
		if ( null !== $failure && ( $failure->kind->is_transient() || ( FailureKind::Unstorable === $failure->kind && ( ! $result || is_wp_error( $result ) ) ) ) ) {
			throw $failure;
		}
		return $result;
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

	private function connection(): Connection {
		return $this->connection ??= new Connection( $this->wpdb );
	}
}
