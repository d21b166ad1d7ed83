<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use Svc\Kernel\Failure;
use Throwable;

/** One attempt at an atomic write on one connection, from the first lock to the commit. */
final class Transaction {

	private const SPARE_TRIES = 3;

	/** @var list<string> */
	private array $held = array();

	private bool $is_joined = false;

	/** Set when joined work has failed and may be incomplete; the whole transaction is then rolled back. */
	private ?QueryFailed $broken = null;

	private bool $is_committing = false;

	private bool $is_over = false;

	/** How often the first lock has been taken, including this time; 0 where the database does not report it. */
	private int $number = 0;

	/** @var list<callable(): void> */
	private array $before_commit = array();

	/** @var list<callable(): void> */
	private array $after_commit = array();

	/** @var list<callable(): void> */
	private array $afterwards = array();

	private readonly TransactionGuard $guard;
	private readonly LockWait $wait;

	/** @param string $state The table of locks: a row each. */
	public function __construct(
		private readonly Connection $connection,
		private readonly string $state,
	) {
		$this->guard = new TransactionGuard( $connection );
		$this->wait  = new LockWait( $connection );
	}

	/**
	 * Creates a missing lock row outside the transaction: two transactions that insert the same row would deadlock.
	 *
	 * @param list<string> $locks  Taken in this order.
	 * @param int|null     $unsure The number of an earlier attempt whose commit may have succeeded.
	 * @throws QueryFailed
	 */
	public function begin( array $locks, ?int $unsure ): void {
		$this->wait->shorten();
		// Each lock may be missing once, and another process may delete one in between.
		$tries = count( $locks ) + self::SPARE_TRIES;
		for ( $missing = $this->start( $locks ); null !== $missing; $missing = $this->start( $locks ) ) {
			$this->guard->close();
			$this->connection->execute( 'ROLLBACK' );
			$this->make_lock( --$tries > 0 ? $missing : throw self::not_taken( $missing ) );
		}
		if ( null !== $unsure && ( 0 === $unsure || $unsure !== $this->number ) ) {
			throw new QueryFailed( 'The connection was lost while a write was committed, and others have written since: whether it is there cannot be told.' );
		}
	}

	/**
	 * Runs work in this transaction, when another plugin calls this plugin from a hook inside it.
	 *
	 * @template T
	 * @param list<string>  $locks
	 * @param callable(): T $work
	 * @return T
	 */
	public function join( array $locks, callable $work ): mixed {
		try {
			foreach ( array_diff( $locks, $this->held ) as $lock ) {
				if ( ! $this->take( $lock ) ) {
					$this->make_lock( $lock );
					$this->take( $lock ) || throw self::not_taken( $lock );
				}
				$this->is_joined = true;
			}
			return $work();
		} catch ( Throwable $error ) {
			if ( ! $error instanceof Failure ) {
				$this->broken ??= $error instanceof QueryFailed ? $error : new QueryFailed( 'Work inside the transaction has failed.' );
			}
			throw $error;
		}
	}

	/** @throws QueryFailed */
	public function commit(): void {
		$this->guard->require_whole();
		if ( null !== $this->broken ) {
			throw $this->broken;
		}
		foreach ( $this->before_commit as $work ) {
			$work();
		}
		$this->guard->require_whole();
		$this->is_committing = true;
		$this->connection->execute( 'COMMIT' );
		if ( $this->guard->has_reconnected() ) {
			throw TransactionGuard::lost();
		}
		$this->is_committing = false;
		$this->is_over       = true;
	}

	/** Rolls back if not committed, and restores the connection's settings. */
	public function end(): void {
		$this->guard->close();
		if ( ! $this->is_over ) {
			$this->connection->wpdb->query( 'ROLLBACK' );
			$this->after_commit = array();
		}
		$this->wait->restore();
	}

	/** @return int|null Its number if the outcome of the commit is unknown (0 where it has no number); null otherwise. */
	public function unsure(): ?int {
		return $this->is_committing ? $this->number : null;
	}

	public function is_joined(): bool {
		return $this->is_joined;
	}

	public function before_commit( callable $work ): void {
		$this->before_commit[] = $work;
	}

	public function after_commit( callable $work ): void {
		$this->after_commit[] = $work;
	}

	public function afterwards( callable $work ): void {
		$this->afterwards[] = $work;
	}

	public function run_afterwards(): void {
		self::run_all( $this->afterwards );
	}

	public function run_after_commit(): void {
		self::run_all( $this->after_commit );
	}

	/**
	 * @param list<string> $locks
	 * @return string|null The first lock that has no row yet.
	 */
	private function start( array $locks ): ?string {
		$this->connection->execute( 'START TRANSACTION' );
		$this->guard->open();
		$this->held = array();
		foreach ( $locks as $lock ) {
			if ( ! $this->take( $lock ) ) {
				return $lock;
			}
		}
		return null;
	}

	private function take( string $lock ): bool {
		$mysqli = $this->connection->mysqli();
		$step   = null === $mysqli ? 'value + 1' : 'LAST_INSERT_ID(value + 1)';
		if ( 1 !== $this->connection->execute( "UPDATE %i SET value = $step WHERE name = %s", $this->state, "lock:$lock" ) ) {
			return false;
		}
		if ( array() === $this->held ) {
			$this->number = (int) $mysqli?->insert_id;
		}
		$this->held[] = $lock;
		return true;
	}

	private function make_lock( string $lock ): void {
		$this->connection->execute( 'INSERT IGNORE INTO %i (name, value) VALUES (%s, 0)', $this->state, "lock:$lock" );
	}

	/** Another plugin has swallowed the statements, as those do that make a site read-only. */
	private static function not_taken( string $lock ): QueryFailed {
		return new QueryFailed( "The lock $lock could not be taken: the database has neither changed its row nor reported an error." );
	}

	/**
	 * Exceptions are only logged, because the data is already committed.
	 *
	 * @param list<callable(): void> $works
	 */
	private static function run_all( array $works ): void {
		foreach ( $works as $work ) {
			try {
				$work();
			} catch ( Throwable $error ) {
				// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the answer is already determined, so the error goes to the log only.
				error_log( "svc: $error" );
			}
		}
	}
}
