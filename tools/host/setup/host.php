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

// No address of a local site can take the mails that accounts cause.
add_filter( 'pre_wp_mail', '__return_true' );
