<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** Brings the tables to this version of the code: once for the network, also when several first requests race. */
final class Migrator {

	private const VERSION = 'svc_schema';

	/** @param list<Migration> $migrations In order; the version is how many have run. */
	public function __construct(
		private readonly Database $database,
		private readonly array $migrations,
	) {}

	public function migrate(): void {
		if ( $this->version() >= count( $this->migrations ) ) {
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
			if ( $this->version() < count( $this->migrations ) ) {
				update_network_option( get_main_network_id(), self::VERSION, count( $this->migrations ) );
			}
		} finally {
			$this->database->execute( 'SELECT RELEASE_LOCK(%s)', $name );
		}
	}

	public function uninstall(): void {
		foreach ( array_reverse( $this->migrations ) as $migration ) {
			$migration->revert( $this->database );
		}
		delete_network_option( get_main_network_id(), self::VERSION );
	}

	private function version(): int {
		return (int) get_network_option( get_main_network_id(), self::VERSION, 0 );
	}

	/** Another process may have migrated while this one waited. */
	private function forget_version(): void {
		$network = get_main_network_id();
		wp_cache_delete_multiple( array( "$network:" . self::VERSION, "$network:notoptions" ), 'site-options' );
		wp_cache_delete_multiple( array( self::VERSION, 'notoptions', 'alloptions' ), 'options' );
	}
}
