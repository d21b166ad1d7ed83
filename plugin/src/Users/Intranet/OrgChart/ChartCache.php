<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\Gzip;
use Svc\Users\Storage\ChartVersion;

/**
 * Stores org charts as JSON, one row each, with WordPress's object cache in front where it is persistent.
 *
 * Returns a chart only for the exact version requested, so outdated charts need no invalidation.
 */
final class ChartCache {

	private const GROUP = 'svc';

	/** Bytes. Memcached refuses larger values, and reading them from Redis is slower than from the row. */
	private const MOST_CACHED = 1000000;

	/** Seconds in the object cache. */
	private const LIFETIME = 86400;

	/** @var array<string, array{int, string, int, string}> Site ID, name, version and chart to store at shutdown. */
	private array $pending = array();

	public function __construct( private readonly Database $database ) {}

	/**
	 * One small query that tells whether reading the chart's row is worthwhile.
	 *
	 * @return array{int, bool} The current version, and whether a chart of it is stored.
	 */
	public function look( string $name ): array {
		$row = $this->database->row(
			'SELECT value AS version, (SELECT version FROM %i WHERE site_id = %d AND name = %s) AS kept FROM %i WHERE ' . ChartVersion::ROW,
			$this->table(),
			get_current_blog_id(),
			$name,
			$this->database->table( 'state' )
		);
		$version = (int) ( $row['version'] ?? 0 );
		return array( $version, (int) ( $row['kept'] ?? -1 ) === $version );
	}

	public function find( string $name, int $version, bool $is_kept ): ?string {
		// An open transaction may be rolled back.
		if ( ! $is_kept || $this->database->is_in_transaction() ) {
			return null;
		}
		$site   = get_current_blog_id();
		$cached = wp_using_ext_object_cache() ? wp_cache_get( "chart:$site:$name", self::GROUP ) : null;
		if ( is_array( $cached ) && ( $cached['version'] ?? null ) === $version && is_string( $cached['chart'] ?? null ) ) {
			return $cached['chart'];
		}
		$row = $this->database->row( 'SELECT chart FROM %i WHERE site_id = %d AND name = %s AND version = %d', $this->table(), $site, $name, $version );
		if ( null === $row ) {
			return null;
		}
		$this->offer( $site, $name, $version, (string) $row['chart'] );
		return $row['chart'];
	}

	/** Stores the chart after the response has been sent. */
	public function keep_later( string $name, int $version, string $chart ): void {
		if ( $this->database->is_in_transaction() ) {
			return;
		}
		$site = get_current_blog_id();
		add_action( 'shutdown', array( $this, 'keep_pending' ), PHP_INT_MAX );
		$this->pending[ "$site $name" ] = array( $site, $name, $version, $chart );
	}

	public function keep_pending(): void {
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $let_client_go ) {
			if ( function_exists( $let_client_go ) ) {
				$let_client_go();
			}
		}
		foreach ( $this->pending as list( $site, $name, $version, $chart ) ) {
			$this->keep( $site, $name, $version, Gzip::is_available() && ! Gzip::is( $chart ) ? Gzip::of( array( $chart ) ) : $chart );
		}
		$this->pending = array();
	}

	public function forget_site( int $site_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE site_id = %d', $this->table(), $site_id );
	}

	private function keep( int $site, string $name, int $version, string $chart ): void {
		$this->offer( $site, $name, $version, $chart );
		try {
			// Base64, because wpdb refuses queries with bytes that are not valid text.
			$this->database->execute(
				'REPLACE INTO %i (site_id, name, version, chart) VALUES (%d, %s, %d, FROM_BASE64(%s))',
				$this->table(),
				$site,
				$name,
				$version,
				base64_encode( $chart ) // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- transports bytes, obscures no code.
			);
			$this->database->execute( 'DELETE FROM %i WHERE site_id = %d AND version < %d', $this->table(), $site, $version );
		} catch ( QueryFailed $failed ) {
			if ( ! $failed->kind->is_transient() ) {
				// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the response was correct; only caching it failed.
				error_log( "svc: $failed" );
			}
		}
	}

	private function offer( int $site, string $name, int $version, string $chart ): void {
		if ( wp_using_ext_object_cache() && strlen( $chart ) <= self::MOST_CACHED ) {
			wp_cache_set( "chart:$site:$name", compact( 'version', 'chart' ), self::GROUP, self::LIFETIME );
		}
	}

	private function table(): string {
		return $this->database->table( 'charts' );
	}
}
