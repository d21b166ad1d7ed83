<?php
/**
 * Runs one set-up task inside WordPress for the host driver, which copies it
 * into the site's folder and removes it when the set-up is over.
 *
 * @package SvcHost
 */

declare( strict_types=1 );

$svc_token = trim( (string) file_get_contents( __DIR__ . '/token' ) );
if ( ! hash_equals( $svc_token, $_SERVER['HTTP_X_SVC_TOKEN'] ?? '' ) ) {
	http_response_code( 404 );
	exit;
}
$svc_task = basename( (string) ( $_GET['task'] ?? '' ) );
if ( 'install' === $svc_task ) {
	define( 'WP_INSTALLING', true );
}
// The set-up has just written it, and OPcache may look for changes of files only every other second.
if ( function_exists( 'opcache_invalidate' ) ) {
	opcache_invalidate( dirname( __DIR__ ) . '/wp-config.php', true );
}
require dirname( __DIR__ ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

set_time_limit( 0 );
$svc_input = json_decode( (string) file_get_contents( 'php://input' ), true, 512, JSON_THROW_ON_ERROR );
ob_start();
try {
	$svc_answer = require __DIR__ . "/{$svc_task}.php";
	ob_end_clean();
	header( 'Content-Type: application/json' );
	echo wp_json_encode( $svc_answer );
} catch ( Throwable $svc_error ) {
	ob_end_clean();
	http_response_code( 500 );
	header( 'Content-Type: text/plain' );
	echo esc_html( $svc_error->getMessage() );
}
