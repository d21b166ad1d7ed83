<?php
/**
 * Loads WordPress of a local host into a PHP of its own, whose process can be killed.
 *
 * @package SvcKill
 */

declare( strict_types=1 );

namespace SvcKill;

/** The request, as JSON in the first argument: {www, address, ...}. */
$job = json_decode( $argv[1], true );

$_SERVER['HTTP_HOST']       = $job['address'];
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

// WordPress then logs each statement after it has run.
define( 'SAVEQUERIES', true );

require $job['www'] . '/wp-load.php';

/** Sends a line to the parent process at once. */
function say( mixed $what ): void {
	fwrite( STDOUT, json_encode( $what ) . "\n" );
}

/** Of our REST API, as the current user. @return array{int, mixed} */
function ask( string $method, string $path, array $body = array() ): array {
	$request = new \WP_REST_Request( $method, "/users/v1/intranet/$path" );
	if ( array() !== $body || 'GET' !== $method ) {
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $body ) );
	}
	$response = rest_do_request( $request );
	return array( $response->get_status(), $response->get_data() );
}
