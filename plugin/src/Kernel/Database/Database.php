<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use Svc\Kernel\Failure;
use Throwable;
use wpdb;

/** The network's database: own tables, and transactions that writers take turns in. */
final class Database {

	/** MySQL's codes for "you were the victim of a deadlock" and "you waited too long for a lock". */
	private const TRY_AGAIN = array( 1213, 1205 );

	private bool $is_open = false;

	/** @var list<string> What the open transaction has locked. */
	private array $held = array();

	private bool $is_joined = false;

	/** Set by work inside the transaction that may have been half done: then none of it may stay. */
	private bool $is_broken = false;

	/** @var list<callable(): void> */
	private array $after_commit = array();

	/** @var list<callable(): void> */
	private array $afterwards = array();

	public function __construct( public readonly wpdb $wpdb ) {}

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
	 * @param callable(): T       $work  May run twice, if the database asks for it.
	 * @return T
	 */
	public function exclusively( string|array $locks, callable $work ): mixed {
		$locks = (array) $locks;
		if ( $this->is_open ) {
			return $this->join( $locks, $work );
		}
		for ( $attempt = 1; ; $attempt++ ) {
			try {
				return $this->attempt( $locks, $work );
			} catch ( QueryFailed $failed ) {
				if ( $attempt >= 5 || ! $failed->is_transient ) {
					throw $failed;
				}
				usleep( random_int( 1, 20 ) * 1000 * $attempt );
			}
		}
	}

	/** Whether the transaction was somebody else's first, and has perhaps read before it took the last lock. */
	public function is_joined(): bool {
		return $this->is_joined;
	}

	/** Whether what is read now may be taken back. */
	public function is_in_transaction(): bool {
		return $this->is_open;
	}

	/** Gives up a lock that nobody will need again. */
	public function forget_lock( string $lock ): void {
		$this->execute( 'DELETE FROM %i WHERE name = %s', $this->table( 'state' ), "lock:$lock" );
	}

	/** Runs now, or once the transaction has been committed: the place for hooks of others, which may do anything. */
	public function after_commit( callable $work ): void {
		if ( ! $this->is_open ) {
			$work();
			return;
		}
		$this->after_commit[] = $work;
	}

	/** Runs when the transaction is over, however it ended: the place to forget what a cache may have picked up in between. */
	public function afterwards( callable $work ): void {
		if ( ! $this->is_open ) {
			$work();
			return;
		}
		$this->afterwards[] = $work;
	}

	/**
	 * @param literal-string $query What comes from outside goes into the values.
	 * @throws QueryFailed
	 */
	public function execute( string $query, mixed ...$values ): int {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared() prepares it.
		$result = $this->checked( fn () => $this->wpdb->query( $this->prepared( $query, $values ) ) );
		return is_int( $result ) ? $result : 0;
	}

	/**
	 * @param literal-string $query
	 * @return list<array<string, string|null>>
	 * @throws QueryFailed
	 */
	public function rows( string $query, mixed ...$values ): array {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- prepared() prepares it.
		return (array) $this->checked( fn () => $this->wpdb->get_results( $this->prepared( $query, $values ), ARRAY_A ) );
	}

	/**
	 * @param literal-string $query
	 * @return array<string, string|null>|null
	 * @throws QueryFailed
	 */
	public function row( string $query, mixed ...$values ): ?array {
		return $this->rows( $query, ...$values )[0] ?? null;
	}

	/**
	 * For writes by WordPress's own functions: notices when the database has given our transaction up meanwhile.
	 *
	 * @param callable(): mixed $write
	 * @throws QueryFailed
	 */
	public function watched( callable $write ): void {
		$this->wpdb->last_error = '';
		$write();
		$error = $this->last_error();
		// Any other error may be that of somebody who listens.
		if ( $this->is_transient( $error ) ) {
			throw new QueryFailed( $error, true );
		}
	}

	/**
	 * @template T
	 * @param callable(): T $ask
	 * @return T
	 * @throws QueryFailed
	 */
	private function checked( callable $ask ): mixed {
		$suppressed = $this->wpdb->suppress_errors();
		try {
			$result = $ask();
		} finally {
			$this->wpdb->suppress_errors( $suppressed );
		}
		$error = $this->last_error();
		if ( '' !== $error ) {
			throw new QueryFailed( $error, $this->is_transient( $error ) );
		}
		return $result;
	}

	/**
	 * @template T
	 * @param list<string>  $locks
	 * @param callable(): T $work
	 * @return T
	 */
	private function attempt( array $locks, callable $work ): mixed {
		$this->begin( $locks );
		$this->is_open      = true;
		$this->held         = $locks;
		$this->is_broken    = false;
		$this->after_commit = array();
		$this->afterwards   = array();
		try {
			$result = $work();
			$this->commit();
		} catch ( Throwable $error ) {
			$this->wpdb->query( 'ROLLBACK' );
			$this->after_commit = array();
			throw $error;
		} finally {
			$this->is_open   = false;
			$this->is_joined = false;
			self::run_all( $this->afterwards );
		}
		self::run_all( $this->after_commit );
		return $result;
	}

	/**
	 * A lock that is not there yet is made outside: two transactions that make the same row would be a deadlock.
	 *
	 * @param list<string> $locks
	 */
	private function begin( array $locks ): void {
		try {
			$this->execute( 'START TRANSACTION' );
			foreach ( $locks as $lock ) {
				if ( ! $this->take( $lock ) ) {
					$this->execute( 'ROLLBACK' );
					$this->make_lock( $lock );
					$this->begin( $locks );
					return;
				}
			}
		} catch ( QueryFailed $failed ) {
			$this->wpdb->query( 'ROLLBACK' );
			throw $failed;
		}
	}

	private function take( string $lock ): bool {
		return 1 === $this->execute( 'UPDATE %i SET value = value + 1 WHERE name = %s', $this->table( 'state' ), "lock:$lock" );
	}

	private function make_lock( string $lock ): void {
		$this->execute( 'INSERT IGNORE INTO %i (name, value) VALUES (%s, 0)', $this->table( 'state' ), "lock:$lock" );
	}

	private function commit(): void {
		if ( $this->is_broken ) {
			throw new QueryFailed( 'Work inside the transaction has failed.', false );
		}
		$this->execute( 'COMMIT' );
	}

	/**
	 * Another plugin, called inside our transaction, calls us.
	 *
	 * @template T
	 * @param list<string>  $locks
	 * @param callable(): T $work
	 * @return T
	 */
	private function join( array $locks, callable $work ): mixed {
		try {
			foreach ( array_diff( $locks, $this->held ) as $lock ) {
				if ( ! $this->take( $lock ) ) {
					$this->make_lock( $lock );
					$this->take( $lock );
				}
				$this->held[]    = $lock;
				$this->is_joined = true;
			}
			return $work();
		} catch ( Throwable $error ) {
			$this->is_broken = $this->is_broken || ! $error instanceof Failure;
			throw $error;
		}
	}

	/**
	 * What is committed stays, whatever the hooks of others throw.
	 *
	 * @param list<callable(): void> $works
	 */
	private static function run_all( array $works ): void {
		foreach ( $works as $work ) {
			try {
				$work();
			} catch ( Throwable $error ) {
				// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- there is nobody to tell but the log.
				error_log( "svc: $error" );
			}
		}
	}

	/**
	 * @param literal-string          $query
	 * @param array<array-key, mixed> $values
	 */
	private function prepared( string $query, array $values ): string {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- literal-string: the analyser proves that nothing from outside is in it.
		return array() === $values ? $query : (string) $this->wpdb->prepare( $query, ...array_values( $values ) );
	}

	private function last_error(): string {
		return (string) $this->wpdb->last_error;
	}

	private function is_transient( string $error ): bool {
		$code = $this->wpdb->dbh instanceof \mysqli ? $this->wpdb->dbh->errno : 0;
		return '' !== $error && ( in_array( $code, self::TRY_AGAIN, true ) || str_contains( $error, 'database is locked' ) );
	}
}
