<?php
/**
 * Takes an import of a hundred thousand rows through its steps, and prints what each has taken.
 *
 * The company is a chain, each person the manager of the next, and the file reverses it. Rows and people are put into the
 * tables; looking at each row is no part of this.
 *
 * php -d memory_limit=64M large-import.php <folder of WordPress> <address> <rows>
 *
 * @package SvcFixture
 */

declare( strict_types=1 );

list( , $svc_folder, $svc_address, $svc_many ) = $argv;

$svc_url                = (array) parse_url( $svc_address );
$_SERVER['HTTP_HOST']   = $svc_url['host'] . ( isset( $svc_url['port'] ) ? ":{$svc_url['port']}" : '' );
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $svc_folder . '/wp-load.php';

const SVC_FIRST = 500000000;

$svc_many = (int) $svc_many;
$svc_p    = $wpdb->base_prefix . 'svc_';
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

/** @return list<float> Seconds of each step until that status. */
function svc_until( int $id, string $step, string $status ): array {
	$took = array();
	do {
		$begin  = hrtime( true );
		$import = svc_ask( 'POST', "/$id/$step" );
		$took[] = round( ( hrtime( true ) - $begin ) / 1e9, 2 );
	} while ( $import['status'] !== $status );
	return $took;
}

function svc_fill( int $id, int $many, string $outcome ): void {
	global $wpdb, $svc_p;
	$first = SVC_FIRST;
	$wpdb->query( "DELETE FROM {$svc_p}import_rows WHERE import_id = $id" );
	$wpdb->query(
		"INSERT INTO {$svc_p}import_rows (import_id, number, cells, outcome, person, user_id, name, is_inside, manager, place, is_done, problems, changes)
			SELECT $id, seq + 1, '[\"somebody@example.org\",\"First\",\"Last\",\"staff\",\"Department\"]', '$outcome', CONCAT('u:', $first + seq), $first + seq, 'First Last', 1,
			IF(seq = $many, '', CONCAT('u:', $first + seq + 1)), NULL, 1, '', '' FROM seq_1_to_$many"
	);
}

$svc_report = array();
try {
	$svc_first = SVC_FIRST;
	$wpdb->query(
		"INSERT INTO {$svc_p}profiles (user_id, first_name, last_name, email, role, nmls_id, job_title, phone, company, bio, social, meta, avatar_url, department, manager_id, first_key, last_key, email_key, title_key, is_person, has_manager)
			SELECT $svc_first + seq, 'First', 'Last', 'a@example.org', 'staff', '', '', '', '', '', '{}', '{}', '', '', IF(seq = 1, NULL, $svc_first + seq - 1), 'first', 'last', 'a', '', 1, seq > 1 FROM seq_1_to_$svc_many"
	);
	$svc_id = (int) svc_ask( 'POST', '', array( 'name' => 'Large', 'columns' => array( 'account_email', 'first_name', 'manager' ) ) )['id'];
	svc_fill( $svc_id, $svc_many, 'unchanged' );
	$wpdb->query( "UPDATE {$svc_p}imports SET status = 'checking', position = $svc_many + 1, done = $svc_many WHERE id = $svc_id" );
	$svc_report['check'] = svc_until( $svc_id, 'check', 'checked' );
	$svc_report['order'] = array_map( 'intval', $wpdb->get_col( "SELECT number FROM {$svc_p}import_rows WHERE import_id = $svc_id ORDER BY place LIMIT 3" ) );
	$svc_report['links'] = (int) $wpdb->get_var( "SELECT COUNT(DISTINCT place) FROM {$svc_p}import_rows WHERE import_id = $svc_id AND outcome = 'changed' AND changes = 'manager'" );

	$wpdb->query( "UPDATE {$svc_p}imports SET status = 'linking', position = $svc_many + 1 WHERE id = $svc_id" );
	$svc_report['finish'] = svc_until( $svc_id, 'run', 'finished' );
	$svc_report['kept']   = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$svc_p}import_rows WHERE import_id = $svc_id AND cells <> ''" );

	svc_fill( $svc_id, $svc_many, 'changed' );
	$wpdb->query( "UPDATE {$svc_p}import_rows SET is_done = 0 WHERE import_id = $svc_id" );
	$wpdb->query( "UPDATE {$svc_p}imports SET status = 'running', position = 0 WHERE id = $svc_id" );
	$svc_report['cancel'] = svc_until( $svc_id, 'cancel', 'cancelled' );
	$svc_begin            = hrtime( true );
	svc_ask( 'DELETE', "/$svc_id" );
	$svc_report['delete'] = array( round( ( hrtime( true ) - $svc_begin ) / 1e9, 2 ) );
	for ( $svc_turns = 0; $svc_turns < 10; $svc_turns++ ) {
		do_action( 'svc_clean_imports' );
	}
	$svc_report['left'] = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$svc_p}import_rows WHERE import_id = $svc_id" );
	$svc_report['peak'] = round( memory_get_peak_usage( true ) / 1048576, 1 );
} finally {
	$wpdb->query( "DELETE FROM {$svc_p}profiles WHERE user_id > $svc_first" );
	$wpdb->query( "DELETE FROM {$svc_p}import_rows WHERE number > 1" );
}
echo wp_json_encode( $svc_report );
