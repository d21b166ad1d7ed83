<?php
/**
 * Fills a Playground with the demo company, after svc-people and svc-demo have been activated. The file demo.json lies beside it.
 *
 * @package SvcDemo
 */

declare( strict_types=1 );

require_once '/wordpress/wp-load.php';

wp_set_current_user( 1 );
$svc_demo = json_decode( (string) file_get_contents( '/tmp/svc-demo.json' ), true, 512, JSON_THROW_ON_ERROR );

SvcDemo\with_cheap_accounts(
	static fn () => array_map( 'SvcDemo\load_person', $svc_demo['people'] )
);
foreach ( $svc_demo['requests'] as list( $svc_method, $svc_path, $svc_body ) ) {
	if ( isset( $svc_body['as_of'] ) ) {
		$svc_body['as_of'] = gmdate( 'Y-m-d', time() - DAY_IN_SECONDS );
	}
	$svc_request = new WP_REST_Request( $svc_method, $svc_path );
	$svc_request->set_header( 'Content-Type', 'application/json' );
	$svc_request->set_body( (string) wp_json_encode( $svc_body ) );
	$svc_answer = rest_do_request( $svc_request );
	if ( $svc_answer->is_error() ) {
		throw new RuntimeException( "$svc_method $svc_path: " . wp_json_encode( $svc_answer->get_data() ) );
	}
}
