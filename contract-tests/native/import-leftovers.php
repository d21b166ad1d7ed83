<?php
/**
 * Imports whose rows fail, and prints what is left of them.
 *
 * php import-leftovers.php <folder of WordPress> <address>
 *
 * @package SvcFixture
 */

declare( strict_types=1 );

use Svc\Kernel\Failure;
use Svc\Users\Imports\Accounts;
use Svc\Users\Imports\Cleaner;

list( , $svc_folder, $svc_address ) = $argv;

$svc_url                    = (array) parse_url( $svc_address );
$_SERVER['HTTP_HOST']       = $svc_url['host'] . ( isset( $svc_url['port'] ) ? ":{$svc_url['port']}" : '' );
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $svc_folder . '/wp-load.php';

wp_set_current_user( get_user_by( 'login', 'admin' )->ID );

function svc_ask( string $method, string $path, array $body = array() ): mixed {
	$request = new WP_REST_Request( $method, "/users/v1/imports$path" );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( (string) wp_json_encode( (object) $body ) );
	return rest_do_request( $request )->get_data();
}

/** @return list<bool> Whether the daily event of imports is scheduled on the main site, and on the second one. */
function svc_are_scheduled(): array {
	$scheduled = array();
	foreach ( array( 1, 2 ) as $site ) {
		switch_to_blog( $site );
		$scheduled[] = false !== wp_next_scheduled( 'svc_clean_imports' );
		restore_current_blog();
	}
	return $scheduled;
}

$svc_report = array();
$svc_mark   = 'leftover' . time();

// Making an account throws.
$svc_throw = static fn () => throw new RuntimeException( 'Another plugin.' );
add_action( 'user_register', $svc_throw );
try {
	( new Accounts() )->create( 1, "{$svc_mark}a@example.org", 'A', 'Leftover' );
} catch ( RuntimeException ) {
	$svc_report['quick_hash'] = false !== has_filter( 'wp_hash_password_options', array( Accounts::class, 'quick_hash' ) );
}
remove_action( 'user_register', $svc_throw );
$wpdb->query( "DELETE FROM $wpdb->usermeta WHERE meta_key = 'svc_made_by_import'" );

// The rows are refused while they are done: one with an account of its own, one for whom the import makes one.
$svc_there  = (int) wp_create_user( "{$svc_mark}b", 'password', "{$svc_mark}b@example.org" );
$svc_import = svc_ask(
	'POST',
	'',
	array(
		'name'             => 'Leftovers',
		'columns'          => array( 'account_email', 'first_name', 'last_name', 'role', 'email', 'department' ),
		'creates_accounts' => true,
	)
);
$svc_row    = static fn ( string $email ): array => array( $email, 'First', 'Leftover', 'staff', $email, 'Sales' );
svc_ask(
	'PUT',
	"/{$svc_import['id']}/rows",
	array(
		'from' => 2,
		'rows' => array( $svc_row( "{$svc_mark}b@example.org" ), $svc_row( "{$svc_mark}c@example.org" ), $svc_row( "{$svc_mark}d@example.org" ) ),
	)
);
svc_ask( 'POST', "/{$svc_import['id']}/check" );
$svc_refuse = static function ( mixed $meta_id, mixed $user_id, mixed $key ) use ( $svc_mark ): void {
	if ( 'svc_intranet_department' === $key && "{$svc_mark}d@example.org" !== get_userdata( (int) $user_id )->user_email ) {
		throw Failure::forbidden();
	}
};
add_action( 'added_user_meta', $svc_refuse, 10, 3 );
svc_ask( 'POST', "/{$svc_import['id']}/run" );
remove_action( 'added_user_meta', $svc_refuse );
$svc_report['outcomes'] = array_column( svc_ask( 'GET', "/{$svc_import['id']}/rows" )['data'], 'outcome' );
$svc_report['accounts'] = array_map( static fn ( string $one ): bool => false !== get_user_by( 'email', "$svc_mark$one@example.org" ), array( 'b', 'c', 'd' ) );
$svc_report['marks']    = (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key = 'svc_made_by_import'" );
svc_ask( 'DELETE', "/{$svc_import['id']}" );

// The network's daily event.
Cleaner::uninstall();
$svc_report['stopped'] = svc_are_scheduled();
switch_to_blog( 2 );
Cleaner::expect();
restore_current_blog();
$svc_report['started'] = svc_are_scheduled();
switch_to_blog( 2 );
wp_schedule_event( time() + 86400, 'daily', 'svc_clean_imports' );
Cleaner::uninstall();
restore_current_blog();
$svc_report['stopped again'] = svc_are_scheduled();

require_once ABSPATH . 'wp-admin/includes/user.php';
require_once ABSPATH . 'wp-admin/includes/ms.php';
foreach ( array( 'a', 'b', 'c', 'd' ) as $svc_one ) {
	$svc_user = get_user_by( 'email', "$svc_mark$svc_one@example.org" );
	false === $svc_user || wpmu_delete_user( $svc_user->ID );
}
echo wp_json_encode( $svc_report );
