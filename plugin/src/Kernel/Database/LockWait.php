<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** Shortens the wait for locks of other connections to a few seconds: the server's default of 50 exceeds the timeout of proxies. */
final class LockWait {

	public const SECONDS = 3;

	private const SHORTEN = 'SET @svc_row_wait = @@SESSION.innodb_lock_wait_timeout, @svc_table_wait = @@SESSION.lock_wait_timeout,
		SESSION innodb_lock_wait_timeout = LEAST(%d, @@SESSION.innodb_lock_wait_timeout), SESSION lock_wait_timeout = LEAST(%d, @@SESSION.lock_wait_timeout)';

	private const RESTORE = 'SET SESSION innodb_lock_wait_timeout = @svc_row_wait, SESSION lock_wait_timeout = @svc_table_wait';

	/** Server id of the connection with the short wait; 0 for none. */
	private int $thread = 0;

	public function __construct( private readonly Connection $connection ) {}

	/** @throws QueryFailed */
	public function shorten( int $seconds = self::SECONDS ): void {
		if ( null !== $this->connection->mysqli() ) {
			$this->connection->execute( self::SHORTEN, $seconds, $seconds );
			$this->thread = $this->connection->thread();
		}
	}

	/** Does nothing after a reconnect: the setting was lost with the old connection. */
	public function restore(): void {
		if ( 0 !== $this->thread && $this->thread === $this->connection->thread() ) {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- a constant.
			$this->connection->wpdb->query( self::RESTORE );
		}
		$this->thread = 0;
	}
}
