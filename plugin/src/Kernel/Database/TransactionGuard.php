<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/**
 * Checks every statement while a transaction is open, also those of other plugins in hooks.
 *
 * A transaction of another plugin becomes a savepoint. A statement that would end the open transaction is not run. Once the
 * server has ended the transaction, no further statement is run: it would be committed on its own.
 */
final class TransactionGuard {

	private int $thread = 0;

	/** Savepoints that stand for transactions of other plugins. */
	private int $depth = 0;

	private ?QueryFailed $failure = null;

	public function __construct( private readonly Connection $connection ) {}

	public function open(): void {
		$this->thread  = $this->connection->thread();
		$this->depth   = 0;
		$this->failure = null;
		add_filter( 'query', array( $this, 'check' ), PHP_INT_MAX );
		add_filter( 'incompatible_sql_modes', array( $this, 'notice_connection' ) );
	}

	public function close(): void {
		remove_filter( 'query', array( $this, 'check' ), PHP_INT_MAX );
		remove_filter( 'incompatible_sql_modes', array( $this, 'notice_connection' ) );
	}

	/** @throws QueryFailed */
	public function check( mixed $sql ): mixed {
		$this->require_whole();
		return is_string( $sql ) && ! $this->connection->is_asking() ? $this->nested( $sql ) : $sql;
	}

	/**
	 * Throws a recorded failure again, because another plugin may have caught it.
	 *
	 * @throws QueryFailed
	 */
	public function require_whole(): void {
		$this->failure ??= $this->has_reconnected() ? self::lost() : $this->given_up();
		if ( null !== $this->failure ) {
			throw $this->failure;
		}
	}

	public function has_reconnected(): bool {
		return $this->connection->thread() !== $this->thread;
	}

	/**
	 * Called while wpdb reconnects, before it repeats the statement that found the connection lost. The statement then runs in
	 * a transaction that is always rolled back.
	 */
	public function notice_connection( mixed $modes ): mixed {
		if ( $this->has_reconnected() ) {
			$this->connection->mysqli()?->begin_transaction();
		}
		return $modes;
	}

	public static function lost(): QueryFailed {
		return new QueryFailed( 'The connection to the database was lost inside a transaction.', FailureKind::ConnectionLost );
	}

	/** Checks the last statement, because another plugin may have ignored its error. */
	private function given_up(): ?QueryFailed {
		$failure = $this->connection->failure();
		return null !== $failure && $failure->kind->is_transient() ? $failure : null;
	}

	/** @throws QueryFailed */
	private function nested( string $sql ): string {
		$kind = StatementKind::of( $sql );
		if ( StatementKind::Ends === $kind || ( StatementKind::RollsBack === $kind && 0 === $this->depth ) ) {
			throw $this->failure = new QueryFailed( 'A statement of another plugin would end the transaction of a write: ' . substr( $sql, 0, 200 ) );
		}
		return match ( $kind ) {
			StatementKind::Begins    => 'SAVEPOINT svc_' . ++$this->depth,
			// At the outermost level there is no savepoint to release: the writes are committed with the transaction.
			StatementKind::Commits   => 0 === $this->depth ? 'SAVEPOINT svc_0' : 'RELEASE SAVEPOINT svc_' . $this->depth--,
			StatementKind::RollsBack => 'ROLLBACK TO SAVEPOINT svc_' . $this->depth--,
			default                  => $sql,
		};
	}
}
