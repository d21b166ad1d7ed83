<?php
/**
 * Uninstalls the plugin of the WordPress in the folder named, as "Delete" on
 * the plugins screen does, and prints what is left of it as JSON.
 *
 * @package SvcFixture
 */

declare( strict_types=1 );

require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

if ( in_array( '--uninstall', $argv, true ) ) {
	uninstall_plugin( 'svc/svc.php' );
}

global $wpdb;
$like    = static fn ( string $start ): string => $wpdb->esc_like( $start ) . '%';
$options = is_multisite()
	? $wpdb->get_col( $wpdb->prepare( "SELECT meta_key FROM $wpdb->sitemeta WHERE meta_key LIKE %s", $like( 'svc_' ) ) )
	: array();
foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids' ) ) : array( 1 ) as $site ) {
	$prefix  = $wpdb->get_blog_prefix( $site );
	$options = array_merge( $options, $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$prefix}options WHERE option_name LIKE %s", $like( 'svc_' ) ) ) );
}
echo wp_json_encode(
	array(
		'tables'  => $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $like( "{$wpdb->base_prefix}svc_" ) ) ),
		'options' => $options,
		'photos'  => array(
			...$wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'svc_photo'" ),
			...glob( wp_get_upload_dir()['path'] . '/photo-*' ),
		),
		'meta'    => $wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE 'svc\\_%' OR meta_key LIKE '\\_svc\\_%' OR meta_key = '_wished_posts'" ),
	)
);
