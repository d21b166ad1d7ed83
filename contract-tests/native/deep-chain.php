<?php
/**
 * Turns a chain of managers round by an import, and prints the cost of each step.
 *
 * Each person is the manager of the next; the file makes each next person the manager. All rows are checked and run as for
 * a client. By hand with 100,000 people: php deep-chain.php <folder of WordPress> <address> 100000
 *
 * @package SvcFixture
 */

declare( strict_types=1 );

list( , $svc_folder, $svc_address, $svc_many ) = $argv;

$svc_url                    = (array) parse_url( $svc_address );
$_SERVER['HTTP_HOST']       = $svc_url['host'] . ( isset( $svc_url['port'] ) ? ":{$svc_url['port']}" : '' );
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $svc_folder . '/wp-load.php';

$svc_many  = (int) $svc_many;
$svc_first = (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->users" );
$svc_last  = $svc_first + $svc_many;
$svc_p     = $wpdb->base_prefix . 'svc_';
wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
$wpdb->suppress_errors( false );

function svc_ask( string $method, string $path, array $body = array() ): mixed {
	$request = new WP_REST_Request( $method, "/users/v1/imports$path" );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( (string) wp_json_encode( (object) $body ) );
	$response = rest_do_request( $request );
	if ( $response->get_status() >= 300 ) {
		throw new RuntimeException( (string) wp_json_encode( $response->get_data() ) );
	}
	return $response->get_data();
}

/** Rows that the database has read for this connection. */
function svc_rows_read(): int {
	global $wpdb;
	return (int) array_sum( $wpdb->get_col( "SHOW SESSION STATUS WHERE Variable_name LIKE 'Handler_read%'", 1 ) );
}

/** @return array{steps: int, seconds: float, longest: float, peak: float, statements: int, rows_read: int} Peak in MB. */
function svc_until( int $id, string $step, string $status ): array {
	global $wpdb;
	$cost  = array( 'steps' => 0, 'seconds' => 0.0, 'longest' => 0.0, 'peak' => 0.0 );
	$read  = svc_rows_read();
	$begun = $wpdb->num_queries;
	do {
		// As in a request of its own.
		wp_cache_flush();
		memory_reset_peak_usage();
		$from   = hrtime( true );
		$import = svc_ask( 'POST', "/$id/$step" );
		$took   = ( hrtime( true ) - $from ) / 1e9;
		++$cost['steps'];
		$cost['seconds'] = round( $cost['seconds'] + $took, 2 );
		$cost['longest'] = max( $cost['longest'], round( $took, 2 ) );
		$cost['peak']    = max( $cost['peak'], round( memory_get_peak_usage() / 1048576, 1 ) );
		if ( 0 === $cost['steps'] % 20 ) {
			fprintf( STDERR, "%s %s: %s\n", $step, $import['status'], wp_json_encode( array( 'progress' => $import['progress'] ) + $cost ) );
		}
	} while ( $import['status'] !== $status );
	$cost['statements'] = $wpdb->num_queries - $begun;
	return $cost + array( 'rows_read' => svc_rows_read() - $read );
}

$svc_delete = static function () use ( $wpdb, $svc_p, $svc_first, $svc_last ): void {
	$wpdb->query( "DELETE FROM {$svc_p}profiles WHERE user_id > $svc_first AND user_id <= $svc_last" );
	$wpdb->query( "DELETE FROM $wpdb->usermeta WHERE user_id > $svc_first AND user_id <= $svc_last" );
	$wpdb->query( "DELETE FROM $wpdb->users WHERE ID > $svc_first AND ID <= $svc_last" );
};

$svc_report = array();
try {
	$wpdb->query(
		"INSERT INTO $wpdb->users (ID, user_login, user_pass, user_nicename, user_email, user_registered, display_name)
			SELECT $svc_first + seq, CONCAT('chain', seq), '', CONCAT('chain', seq), CONCAT('chain', seq, '@example.org'), '2026-01-05 09:00:00', 'Chain' FROM seq_1_to_$svc_many"
	);
	$wpdb->query( "INSERT INTO $wpdb->usermeta (user_id, meta_key, meta_value) SELECT $svc_first + seq, 'svc_intranet_reports_to', $svc_first + seq - 1 FROM seq_1_to_$svc_many WHERE seq > 1" );
	$wpdb->query(
		"INSERT INTO {$svc_p}profiles (user_id, first_name, last_name, email, role, nmls_id, job_title, phone, company, bio, social, meta, avatar_url, department, manager_id, first_key, last_key, email_key, title_key, is_person, has_manager)
			SELECT $svc_first + seq, 'First', CONCAT('Chain', seq), 'a@example.org', 'staff', '', '', '', '', '', '{}', '{}', '', '', IF(seq = 1, NULL, $svc_first + seq - 1), 'first', 'last', 'a', '', 1, seq > 1 FROM seq_1_to_$svc_many"
	);
	$svc_id = (int) svc_ask( 'POST', '', array( 'name' => 'Chain', 'columns' => array( 'user_id', 'manager' ), 'match' => 'user_id', 'clears' => true ) )['id'];
	for ( $svc_from = 1; $svc_from <= $svc_many; $svc_from += 500 ) {
		$svc_rows = array();
		for ( $svc_number = $svc_from; $svc_number < min( $svc_from + 500, $svc_many + 1 ); $svc_number++ ) {
			$svc_rows[] = array( (string) ( $svc_first + $svc_number ), $svc_number === $svc_many ? '' : (string) ( $svc_first + $svc_number + 1 ) );
		}
		svc_ask( 'PUT', "/$svc_id/rows", array( 'from' => $svc_from + 1, 'rows' => $svc_rows ) );
	}
	$svc_report['check'] = svc_until( $svc_id, 'check', 'checked' );
	$svc_report['run']   = svc_until( $svc_id, 'run', 'linking' );
	$svc_report['link']  = svc_until( $svc_id, 'run', 'finished' );
	$svc_report['right'] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$svc_p}profiles WHERE user_id > $svc_first AND user_id <= $svc_last AND manager_id = user_id + 1 AND has_manager = 1" );
	svc_ask( 'DELETE', "/$svc_id" );
} finally {
	$svc_delete();
}
echo wp_json_encode( $svc_report );
