<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use Closure;
use mysqli;

/** Runs the steps that have not run on this network: each once, also when several requests start at the same time. */
final class Migrator {

	private const FAILED = 'svc_migration_failed';

	private const LOCKED_FILE = __DIR__ . '/../../../LICENSE';

	/** Seconds to wait for another process that runs the steps: in requests; on the console, at the activation and when repairing. */
	private const SHORT_WAIT = 10;
	private const LONG_WAIT  = 60;

	private readonly FinishedSteps $finished;

	/** Whether another process was still running the steps after the wait. */
	private bool $runs_elsewhere = false;

	/**
	 * @param array<non-empty-string, Closure(): Migration> $steps  By full name (`users/create-profiles`), in order.
	 * @param Closure(): void                               $before Runs before them.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly array $steps,
		private readonly Closure $before,
	) {
		$this->finished = new FinishedSteps( $steps );
	}

	/** @throws QueryFailed Also where another process is still running the steps after the wait. */
	public function migrate(): void {
		if ( ! $this->is_done() && ! $this->alone( $this->run_missing( ... ), self::LONG_WAIT ) ) {
			throw new QueryFailed( 'Another process is still updating the tables.', FailureKind::LockWait );
		}
	}

	/** Runs all steps again: creates missing tables and recomputes derived data. */
	public function migrate_again(): void {
		$this->finished->clear();
		$this->migrate();
	}

	/** For every request: catches database errors, so that the rest of the site keeps working. */
	public function try_to_migrate(): bool {
		if ( $this->is_done() ) {
			return true;
		}
		if ( $this->runs_elsewhere ) {
			return false;
		}
		if ( false !== get_site_transient( self::FAILED ) ) {
			$this->show_notice();
			return false;
		}
		try {
			$this->runs_elsewhere = ! $this->alone( $this->run_missing( ... ), defined( 'WP_CLI' ) && WP_CLI ? self::LONG_WAIT : self::SHORT_WAIT );
			return ! $this->runs_elsewhere;
		} catch ( QueryFailed $failed ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the notice names the log.
			error_log( "svc: $failed" );
			set_site_transient( self::FAILED, 1, 60 );
			$this->show_notice();
			return false;
		}
	}

	public function is_done(): bool {
		return array() === $this->finished->missing();
	}

	public function uninstall(): void {
		foreach ( array_reverse( $this->steps ) as $step ) {
			$step()->revert( $this->database );
		}
		FinishedSteps::uninstall();
	}

	private function run_missing(): void {
		$this->finished->read_again();
		( $this->before )();
		foreach ( $this->finished->missing() as $name => $step ) {
			$step()->run( $this->database );
			$this->finished->add( $name );
		}
		$this->finished->forget_counter();
	}

	/**
	 * The locks belong to the connection and the process, so they are released when these die.
	 *
	 * @param callable(): void $work
	 * @return bool False where another process has the locks for longer than these seconds, and the work has not run.
	 */
	private function alone( callable $work, int $seconds ): bool {
		$wpdb = $this->database->wpdb;
		// SQLite has no GET_LOCK, and all its processes read the same files. Nothing else opens this one, which matters where locks bar readers.
		// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem has no locks.
		$file = $wpdb->dbh instanceof mysqli ? false : fopen( self::LOCKED_FILE, 'rb' );
		if ( false !== $file ) {
			flock( $file, LOCK_EX );
		}
		$name = substr( $wpdb->base_prefix . 'svc_migrate', -64 );
		// Null, and the answers of substitutes for the server, do not say that another process has it.
		$is_elsewhere = '0' === ( $this->database->row( 'SELECT GET_LOCK(%s, %d) AS answer', $name, $seconds )['answer'] ?? null );
		try {
			if ( ! $is_elsewhere ) {
				$work();
			}
			return ! $is_elsewhere;
		} finally {
			$this->database->execute( 'SELECT RELEASE_LOCK(%s)', $name );
			if ( false !== $file ) {
				fclose( $file );
			}
			// phpcs:enable
		}
	}

	private function show_notice(): void {
		$show = static function (): void {
			wp_admin_notice( esc_html__( 'Svc People could not update its tables, and is off until it can. The error is in the PHP log; the update is tried again every minute.', 'svc' ), array( 'type' => 'error' ) );
		};
		add_action( 'admin_notices', $show );
		add_action( 'network_admin_notices', $show );
	}
}
