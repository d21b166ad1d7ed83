<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use mysqli_result;
use wpdb;

/** Reads rows one at a time, for results too large for memory. Takes a fraction of the time of wpdb. */
final class RowStream {

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param callable(list<string|null>): void $take  Must not query the database, because the result is still being read.
	 * @param literal-string                    $query Placeholders as in Database::execute().
	 * @throws QueryFailed
	 */
	public function each( callable $take, string $query, mixed ...$values ): void {
		$wpdb = $this->database->wpdb;
		// A wpdb replacement of another plugin may query a different server than this connection.
		if ( wpdb::class !== $wpdb::class || ! $wpdb->dbh instanceof \mysqli ) {
			foreach ( $this->database->rows( $query, ...$values ) as $row ) {
				$take( array_values( $row ) );
			}
			return;
		}
		/** This filter is documented in wp-includes/class-wpdb.php */
		$sql    = (string) apply_filters( 'query', $wpdb->prepare( $query, ...array_values( $values ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- literal-string, and core's own hook.
		$result = $wpdb->dbh->query( $sql, MYSQLI_USE_RESULT );
		++$wpdb->num_queries;
		if ( ! $result instanceof mysqli_result ) {
			throw new QueryFailed( $wpdb->dbh->error, FailureKind::of( $wpdb->dbh->errno, $wpdb->dbh->error ) );
		}
		try {
			for ( $row = $result->fetch_row(); is_array( $row ); $row = $result->fetch_row() ) {
				/** @var list<string|null> $row */
				$take( $row );
			}
		} finally {
			$result->free();
		}
		if ( 0 !== $wpdb->dbh->errno ) {
			throw new QueryFailed( $wpdb->dbh->error, FailureKind::of( $wpdb->dbh->errno, $wpdb->dbh->error ) );
		}
	}
}
