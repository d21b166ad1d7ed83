<?php
/**
 * The second site of a network, pretty permalinks, the plugins, and an
 * application password for the programs that read site.json.
 *
 * @package SvcHost
 */

declare( strict_types=1 );

/** @var array{plugins: list<string>} $svc_input */

$svc_warnings = array();

wp_set_current_user( 1 );

if ( is_multisite() && ! get_id_from_blogname( 'two' ) ) {
	$svc_made = wpmu_create_blog( $_SERVER['HTTP_HOST'], '/two/', 'Site two', 1, array( 'public' => 1 ) );
	if ( is_wp_error( $svc_made ) ) {
		throw new RuntimeException( $svc_made->get_error_message() );
	}
}

$svc_sites = is_multisite() ? array_map( 'intval', get_sites( array( 'fields' => 'ids' ) ) ) : array( 1 );
$svc_urls  = array();
foreach ( $svc_sites as $svc_site ) {
	if ( is_multisite() ) {
		switch_to_blog( $svc_site );
	}
	$GLOBALS['wp_rewrite']->init();
	$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
	delete_option( 'rewrite_rules' );
	$svc_urls[] = home_url();
	if ( is_multisite() ) {
		restore_current_blog();
	}
}

foreach ( $svc_input['plugins'] as $svc_plugin ) {
	$svc_network = is_multisite() && 'svc/svc.php' === $svc_plugin;
	$svc_active  = $svc_network ? is_plugin_active_for_network( $svc_plugin ) : is_plugin_active( $svc_plugin );
	$svc_done    = $svc_active ? null : activate_plugin( $svc_plugin, '', $svc_network );
	if ( is_wp_error( $svc_done ) ) {
		$svc_warnings[] = "{$svc_plugin}: {$svc_done->get_error_message()}";
	}
}

foreach ( WP_Application_Passwords::get_user_application_passwords( 1 ) as $svc_old ) {
	if ( 'host' === $svc_old['name'] ) {
		WP_Application_Passwords::delete_application_password( 1, $svc_old['uuid'] );
	}
}
$svc_password = WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'host' ) );
if ( is_wp_error( $svc_password ) ) {
	throw new RuntimeException( $svc_password->get_error_message() );
}

return array(
	'sites'    => $svc_urls,
	'password' => $svc_password[0],
	'warnings' => $svc_warnings,
);
