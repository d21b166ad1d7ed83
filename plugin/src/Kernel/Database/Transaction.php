<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use Svc\Kernel\Failure;
use Throwable;

/** One attempt at a write, from its first lock to its commit: all of it or nothing, on one connection. */
final class Transaction {

	/** @var list<string> */
	private array $held = array();

	private bool $is_joined = false;

	/** Set by work inside that may have been half done: then none of it may stay. */
	private ?QueryFailed $broken = null;

	private bool $is_committing = false;

	private bool $is_over = false;

	/** How often the first lock had been taken, this time included; 0 where the database does not tell. */
	private int $number = 0;

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
	 * A lock that is not there yet is made outside: two transactions that make the same row would be a deadlock.
	 *
	 * @param list<string> $locks  Taken in this order.
	 * @param int|null     $unsure The number of an attempt before, whose commit may have come through.
	 * @throws QueryFailed
	 */
	public function begin( array $locks, ?int $unsure ): void {
		$this->wait->shorten();
		for ( $missing = $this->start( $locks ); null !== $missing; $missing = $this->start( $locks ) ) {
			$this->guard->close();
			$this->connection->execute( 'ROLLBACK' );
			$this->make_lock( $missing );
		}
		if ( null !== $unsure && ( 0 === $unsure || $unsure !== $this->number ) ) {
			throw new QueryFailed( 'The connection was lost while a write was committed, and others have written since: whether it is there cannot be told.' );
		}
	}

	/**
	 * Another plugin, called inside the transaction, calls the plugin.
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
					$this->take( $lock );
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
		$this->is_committing = true;
		$this->connection->execute( 'COMMIT' );
		if ( $this->guard->has_reconnected() ) {
			throw TransactionGuard::lost();
		}
		$this->is_committing = false;
		$this->is_over       = true;
	}

	/** Takes back what is not committed, and tells the caches. */
	public function end(): void {
		$this->guard->close();
		if ( ! $this->is_over ) {
			$this->connection->wpdb->query( 'ROLLBACK' );
			$this->after_commit = array();
		}
		$this->wait->restore();
	}

	/** @return int|null Its number, where nobody knows whether the commit came through; 0 where it has none. */
	public function unsure(): ?int {
		return $this->is_committing ? $this->number : null;
	}

	public function is_joined(): bool {
		return $this->is_joined;
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
				// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the answer is given, so only the log can be told.
				error_log( "svc: $error" );
			}
		}
	}
}
