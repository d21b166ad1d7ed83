<?php
/**
 * Pretty permalinks and a sub-folder network for PHP's built-in server.
 *
 * @package SvcHost
 */

declare( strict_types=1 );

$svc_root = rtrim( (string) $_SERVER['DOCUMENT_ROOT'], '/' );
$svc_path = rawurldecode( (string) parse_url( (string) $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );

// A site of the network has WordPress's files under its own folder.
$svc_real = (string) preg_replace( '~^/[a-z0-9-]+(?=/wp-(?:admin|includes|content)(?:/|$)|/[a-z-]+\.php$)~', '', $svc_path );
if ( is_file( $svc_root . $svc_path ) ) {
	$svc_real = $svc_path;
}
$svc_file = $svc_root . $svc_real;

if ( str_contains( $svc_real, '/.' ) && file_exists( $svc_file ) ) {
	http_response_code( 404 );
	return true;
}

if ( is_dir( $svc_file ) && is_file( rtrim( $svc_file, '/' ) . '/index.php' ) && '/' !== $svc_real ) {
	if ( ! str_ends_with( $svc_path, '/' ) ) {
		header( "Location: {$svc_path}/", true, 301 );
		return true;
	}
	$svc_real .= 'index.php';
	$svc_file .= 'index.php';
}

if ( ! is_file( $svc_file ) ) {
	$svc_real = '/index.php';
	$svc_file = $svc_root . $svc_real;
} elseif ( $svc_real === $svc_path ) {
	return false;
}

if ( ! str_ends_with( $svc_file, '.php' ) ) {
	$svc_types = array(
		'css'   => 'text/css',
		'js'    => 'text/javascript',
		'mjs'   => 'text/javascript',
		'json'  => 'application/json',
		'svg'   => 'image/svg+xml',
		'woff2' => 'font/woff2',
	);
	$svc_type  = $svc_types[ pathinfo( $svc_file, PATHINFO_EXTENSION ) ] ?? mime_content_type( $svc_file );
	header( "Content-Type: {$svc_type}" );
	readfile( $svc_file );
	return true;
}

$_SERVER['SCRIPT_NAME']     = $svc_real;
$_SERVER['PHP_SELF']        = $svc_real;
$_SERVER['SCRIPT_FILENAME'] = $svc_file;
unset( $_SERVER['PATH_INFO'] );
chdir( dirname( $svc_file ) );
require $svc_file;
