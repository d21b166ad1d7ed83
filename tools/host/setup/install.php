<?php
/**
 * Installs WordPress where it is not, and the tables of a network if one is
 * wanted. wp-config.php does not know of the network yet.
 *
 * @package SvcHost
 */

declare( strict_types=1 );

/** @var array{title: string, user: string, password: string, network: bool} $svc_input */

if ( ! is_blog_installed() ) {
	// Answers come from the object cache, which knows of no site yet.
	wp_install( $svc_input['title'], $svc_input['user'], 'admin@example.org', true, '', $svc_input['password'] );
}
update_option( 'blogname', $svc_input['title'] );

if ( $svc_input['network'] ) {
	require_once ABSPATH . 'wp-admin/includes/schema.php';
	foreach ( $wpdb->tables( 'ms_global' ) as $svc_table => $svc_name ) {
		$wpdb->$svc_table = $svc_name;
	}
	install_network();
	$svc_made = populate_network( 1, $_SERVER['HTTP_HOST'], get_option( 'admin_email' ), $svc_input['title'] );
	if ( is_wp_error( $svc_made ) && ! $svc_made->get_error_data( 'siteid_exists' ) && 'siteid_exists' !== $svc_made->get_error_code() ) {
		throw new RuntimeException( $svc_made->get_error_message() );
	}
}

return array( 'version' => get_bloginfo( 'version' ) );
