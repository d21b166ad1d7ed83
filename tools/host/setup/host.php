<?php
/**
 * Plugin Name: Svc Host
 * Description: What every local host needs. Never shipped.
 *
 * @package SvcHost
 */

declare( strict_types=1 );

// The playground logs every first visitor in as administrator, by a redirect
// that REST clients meet too. Here a visitor is a visitor, as anywhere.
add_action(
	'init',
	static function (): void {
		remove_action( 'init', 'playground_auto_login', 1 );
	},
	0
);

// A local site's addresses cannot receive the e-mails for new accounts.
add_filter( 'pre_wp_mail', '__return_true' );

// Where nothing outside is asked, the dashboard asks for no updates and languages either: WordPress would log that it got none.
if ( defined( 'WP_HTTP_BLOCK_EXTERNAL' ) && WP_HTTP_BLOCK_EXTERNAL ) {
	// Also profiles list them, while a test has put a translation where WordPress keeps those that it has fetched.
	add_filter( 'translations_api', static fn (): array => array( 'translations' => array() ) );
	foreach ( array( 'core', 'plugins', 'themes' ) as $kind ) {
		remove_action( 'admin_init', "_maybe_update_$kind" );
	}
	foreach ( array( 'plugins', 'themes' ) as $kind ) {
		remove_action( "load-$kind.php", "wp_update_$kind" );
	}
	foreach ( array( 'update.php', 'update-core.php' ) as $screen ) {
		remove_action( "load-$screen", 'wp_update_plugins' );
		remove_action( "load-$screen", 'wp_update_themes' );
	}
}

// The end of what sunrise.php began.
if ( WP_DEBUG ) {
	error_reporting( E_ALL );
}

// The playground has no log-in page under a site's own folder.
add_action(
	'template_redirect',
	static function (): void {
		global $error, $interim_login, $action, $user_login;
		$path = (string) wp_parse_url( $_SERVER['REQUEST_URI'] ?? '', PHP_URL_PATH );
		if ( str_ends_with( $path, '/wp-login.php' ) ) {
			require ABSPATH . 'wp-login.php';
			exit;
		}
	},
	0
);
