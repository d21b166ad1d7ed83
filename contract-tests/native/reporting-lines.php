<?php
/**
 * Sets managers in one process, and prints how each attempt is answered.
 *
 * php reporting-lines.php <folder of WordPress> <address> loop|changed <user IDs>
 *
 * loop: each person reports to the one before, and the database ends a recursion after a few levels; the first is then to
 * report to the last. changed: another request changes a line between two writes of this process.
 *
 * @package SvcFixture
 */

declare( strict_types=1 );

list( , $svc_folder, $svc_address, $svc_what ) = $argv;

$svc_url                    = (array) parse_url( $svc_address );
$_SERVER['HTTP_HOST']       = $svc_url['host'] . ( isset( $svc_url['port'] ) ? ":{$svc_url['port']}" : '' );
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $svc_folder . '/wp-load.php';

$svc_people = array_map( 'intval', array_slice( $argv, 4 ) );
wp_set_current_user( get_user_by( 'login', 'admin' )->ID );

/** @return array{int, string} Status, and the text about the manager. */
function svc_report( int $person, int $manager ): array {
	$request = new WP_REST_Request( 'PUT', "/users/v1/intranet/profile/$person" );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( (string) wp_json_encode( array( 'reports_to' => $manager ) ) );
	$response = rest_do_request( $request );
	$body     = json_decode( (string) wp_json_encode( $response->get_data() ), true );
	return array( $response->get_status(), (string) ( $body['data']['params']['reports_to'] ?? '' ) );
}

if ( 'loop' === $svc_what ) {
	$wpdb->query( 'SET SESSION max_recursive_iterations = 3' );
	$svc_answers = array( svc_report( $svc_people[0], $svc_people[ count( $svc_people ) - 1 ] ) );
} else {
	list( $ana, $bo, $cy ) = $svc_people;

	$svc_answers   = array( svc_report( $bo, $ana ) );
	$svc_other     = new mysqli( null, DB_USER, DB_PASSWORD, DB_NAME, 0, $wpdb->parse_db_host( DB_HOST )[2] );
	$svc_other->query( "UPDATE {$wpdb->base_prefix}svc_profiles SET manager_id = $cy, has_manager = 1 WHERE user_id = $ana" );
	$svc_other->query( "UPDATE {$wpdb->base_prefix}svc_state SET value = value + 1 WHERE name = 'charts'" );
	$svc_answers[] = svc_report( $cy, $bo );
}
echo wp_json_encode( $svc_answers );
