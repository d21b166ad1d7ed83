<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** How long a transaction waits for what another connection has locked: a few seconds, where the server's own 50 outlast a proxy. */
final class LockWait {

	public const SECONDS = 3;

	private const SHORTEN = 'SET @svc_row_wait = @@SESSION.innodb_lock_wait_timeout, @svc_table_wait = @@SESSION.lock_wait_timeout,
		SESSION innodb_lock_wait_timeout = LEAST(%d, @@SESSION.innodb_lock_wait_timeout), SESSION lock_wait_timeout = LEAST(%d, @@SESSION.lock_wait_timeout)';

	private const RESTORE = 'SET SESSION innodb_lock_wait_timeout = @svc_row_wait, SESSION lock_wait_timeout = @svc_table_wait';

	/** The connection on which it is short at the moment; 0 where it is not. */
	private int $thread = 0;

	public function __construct( private readonly Connection $connection ) {}

	/** @throws QueryFailed */
	public function shorten(): void {
		if ( null !== $this->connection->mysqli() ) {
			$this->connection->execute( self::SHORTEN, self::SECONDS, self::SECONDS );
			$this->thread = $this->connection->thread();
		}
	}

	/** A connection that was lost has taken its settings along. */
	public function restore(): void {
		if ( 0 !== $this->thread && $this->thread === $this->connection->thread() ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- a constant.
			$this->connection->wpdb->query( self::RESTORE );
		}
		$this->thread = 0;
	}
}
