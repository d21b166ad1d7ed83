<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** Brings the tables to this version of the code: once for the network, also when several first requests race. */
final class Migrator {

	private const VERSION = 'svc_schema';
	private const FAILED  = 'svc_migration_failed';

	/** @param list<Migration> $migrations In order; the version is how many have run. */
	public function __construct(
		private readonly Database $database,
		private readonly array $migrations,
	) {}

	public function migrate(): void {
		if ( $this->is_done() ) {
			return;
		}
		// Held by the connection, so a process that dies gives it back. SQLite ignores it: migrations are repeatable.
		$name = substr( $this->database->wpdb->base_prefix . 'svc_migrate', -64 );
		$this->database->execute( 'SELECT GET_LOCK(%s, 60)', $name );
		try {
			$this->forget_version();
			foreach ( array_slice( $this->migrations, $this->version() ) as $migration ) {
				$migration->run( $this->database );
			}
			if ( ! $this->is_done() ) {
				NetworkOption::set( self::VERSION, count( $this->migrations ) );
			}
		} finally {
			$this->database->execute( 'SELECT RELEASE_LOCK(%s)', $name );
		}
	}

	/** Creates what is missing, and fills in what follows from what is there. */
	public function migrate_again(): void {
		NetworkOption::set( self::VERSION, 0 );
		$this->migrate();
	}

	/** For every request: a database that refuses must not take the rest of the site with it. */
	public function try_to_migrate(): bool {
		if ( $this->is_done() ) {
			return true;
		}
		if ( false !== get_site_transient( self::FAILED ) ) {
			$this->show_notice();
			return false;
		}
		try {
			$this->migrate();
			return true;
		} catch ( QueryFailed $failed ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the notice names the log.
			error_log( "svc: $failed" );
			set_site_transient( self::FAILED, 1, 60 );
			$this->show_notice();
			return false;
		}
	}

	public function is_done(): bool {
		return $this->version() >= count( $this->migrations );
	}

	public function uninstall(): void {
		foreach ( array_reverse( $this->migrations ) as $migration ) {
			$migration->revert( $this->database );
		}
		delete_network_option( get_main_network_id(), self::VERSION );
	}

	private function show_notice(): void {
		$show = static function (): void {
			wp_admin_notice( esc_html__( 'Svc People could not bring its tables to this version, and is off until it can. The error is in the PHP log; it is tried again every minute.', 'svc' ), array( 'type' => 'error' ) );
		};
		add_action( 'admin_notices', $show );
		add_action( 'network_admin_notices', $show );
	}

	private function version(): int {
		return (int) get_network_option( get_main_network_id(), self::VERSION, 0 );
	}

	/** Another process may have migrated while this one waited. */
	private function forget_version(): void {
		NetworkOption::forget( self::VERSION );
	}
}
