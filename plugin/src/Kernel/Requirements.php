<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use wpdb;

/** Requirements that the plugin header cannot state. */
final class Requirements {

	private const MYSQL   = '8.0';
	private const MARIADB = '10.5';

	/** Ends an activation that cannot succeed, with the reason. */
	public static function require_all( wpdb $wpdb ): void {
		$problems = array_filter( array( ...self::missing_extensions(), self::database_problem( $wpdb ) ) );
		if ( array() !== $problems ) {
			wp_die( esc_html( implode( ' ', $problems ) ), '', array( 'back_link' => true ) );
		}
	}

	/** @return list<string> Without one of these the plugin does not start. */
	public static function missing_extensions(): array {
		/* translators: %s: name of a PHP extension. */
		return extension_loaded( 'mbstring' ) ? array() : array( sprintf( __( 'Svc People needs the PHP extension %s.', 'svc' ), 'mbstring' ) );
	}

	public static function show_notice(): void {
		$show = static function (): void {
			wp_admin_notice( esc_html( implode( ' ', self::missing_extensions() ) ), array( 'type' => 'error' ) );
		};
		add_action( 'admin_notices', $show );
		add_action( 'network_admin_notices', $show );
	}

	private static function database_problem( wpdb $wpdb ): ?string {
		if ( ! $wpdb->dbh instanceof \mysqli ) {
			return null;
		}
		$info       = (string) $wpdb->db_server_info();
		$is_mariadb = str_contains( $info, 'MariaDB' );
		$needed     = $is_mariadb ? self::MARIADB : self::MYSQL;
		// MariaDB may prefix its version with a MySQL version, for old clients.
		preg_match( $is_mariadb ? '/\d+\.\d+\.\d+(?=-MariaDB)/' : '/\d+(?:\.\d+)+/', $info, $found );
		$version = $found[0] ?? '0';
		return version_compare( $version, $needed, '>=' ) ? null : sprintf(
			/* translators: 1: database product, 2: needed version, 3: version found. */
			__( 'Svc People needs %1$s %2$s or newer; this server runs %3$s.', 'svc' ),
			$is_mariadb ? 'MariaDB' : 'MySQL',
			$needed,
			$version
		);
	}
}
