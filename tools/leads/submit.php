<?php
/**
 * Sends a submission by WordPress's REST server in this process, which kills itself at a statement.
 *
 * {www, address, body, key, at?: number of a statement, when?: 'before'|'after'}. Prints the status and the statements of a whole run.
 *
 * @package SvcTools
 */

declare( strict_types=1 );

namespace SvcTools;

use WP_REST_Request;

$job = json_decode( $argv[1], true );

$_SERVER['HTTP_HOST']       = $job['address'];
$_SERVER['REQUEST_URI']     = '/wp-json/lead-pages/v1/submissions';
$_SERVER['REQUEST_METHOD']  = 'POST';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

// WordPress then logs each statement after it has run.
define( 'SAVEQUERIES', true );

require $job['www'] . '/wp-load.php';

$statements = array();
$is_working = false;

$die_at = static function ( string $when ) use ( &$statements, &$is_working, $job ): void {
	if ( $is_working && count( $statements ) === ( $job['at'] ?? 0 ) && $when === $job['when'] ) {
		posix_kill( getmypid(), SIGKILL );
	}
};

add_filter(
	'query',
	static function ( mixed $sql ) use ( &$statements, &$is_working, $die_at ): mixed {
		if ( $is_working ) {
			$statements[] = substr( (string) preg_replace( '/\s+/', ' ', (string) $sql ), 0, 90 );
			$die_at( 'before' );
		}
		return $sql;
	},
	PHP_INT_MAX
);

add_filter(
	'log_query_custom_data',
	static function ( mixed $data ) use ( $die_at ): mixed {
		$die_at( 'after' );
		return $data;
	}
);

$server     = rest_get_server();
$is_working = true;
$request    = new WP_REST_Request( 'POST', '/lead-pages/v1/submissions' );
$request->set_header( 'Content-Type', 'application/json' );
$request->set_header( 'Idempotency-Key', $job['key'] );
$request->set_body( json_encode( $job['body'] ) );
$response   = rest_do_request( $request );
$is_working = false;

echo json_encode(
	array(
		'status'     => $response->get_status(),
		'answer'     => $response->get_data(),
		'statements' => $statements,
	)
);
