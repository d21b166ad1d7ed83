<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use mysqli;
use wpdb;

/** WordPress's connection to the database: takes literal SQL and throws an exception on errors. */
final class Connection {

	/** Whether the running statement is the plugin's own. */
	private bool $is_asking = false;

	public function __construct( public readonly wpdb $wpdb ) {}

	/**
	 * @param literal-string $query Must be a literal; variable parts are passed as values.
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

	/** Whether the running statement is the plugin's own. */
	public function is_asking(): bool {
		return $this->is_asking;
	}

	/** Null with SQLite, and with a wpdb replacement of another plugin that keeps several connections. */
	public function mysqli(): ?mysqli {
		return $this->wpdb->dbh instanceof mysqli && ! property_exists( $this->wpdb, 'dbhs' ) ? $this->wpdb->dbh : null;
	}

	/** The server's id of this connection, which changes when wpdb reconnects; 0 where there is none. */
	public function thread(): int {
		return (int) $this->mysqli()?->thread_id;
	}

	/** The error of the last statement, whether the plugin's or another plugin's. */
	public function failure(): ?QueryFailed {
		$code    = $this->wpdb->dbh instanceof mysqli ? $this->wpdb->dbh->errno : 0;
		$message = (string) $this->wpdb->last_error;
		if ( 0 === $code && '' === $message ) {
			return null;
		}
		$kind = FailureKind::of( $code, $message );
		return new QueryFailed( $message, FailureKind::Refused === $kind && $this->is_unsent( $message ) ? FailureKind::Unstorable : $kind );
	}

	/** The server does not know the error of a statement that wpdb has not sent. */
	private function is_unsent( string $message ): bool {
		$mysqli = $this->mysqli();
		return null !== $mysqli && '' !== $message && $message !== $mysqli->error;
	}

	/**
	 * @template T
	 * @param callable(): T $ask
	 * @return T
	 * @throws QueryFailed
	 */
	private function checked( callable $ask ): mixed {
		$suppressed      = $this->wpdb->suppress_errors();
		$was_asking      = $this->is_asking;
		$this->is_asking = true;
		try {
			$result = $ask();
		} finally {
			$this->is_asking = $was_asking;
			$this->wpdb->suppress_errors( $suppressed );
		}
		if ( '' !== (string) $this->wpdb->last_error ) {
			throw $this->failure() ?? new QueryFailed( (string) $this->wpdb->last_error );
		}
		return $result;
	}

	/**
	 * @param literal-string          $query
	 * @param array<array-key, mixed> $values
	 */
	private function prepared( string $query, array $values ): string {
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- literal-string: the analyser proves that nothing from outside is in it.
		return array() === $values ? $query : (string) $this->wpdb->prepare( $query, ...array_values( $values ) );
	}
}
