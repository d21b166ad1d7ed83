<?php
/**
 * Writes a department and fails half-way, while another plugin's hook reads it,
 * and prints what WordPress then says of it.
 *
 * php rolled-back.php <folder of WordPress> <address> <user id>
 *
 * @package SvcFixture
 */

declare( strict_types=1 );

use Svc\Plugin;
use Svc\Users\Fields\IntranetKey;

list( , $svc_folder, $svc_address, $svc_user ) = $argv;

$svc_url                = (array) parse_url( $svc_address );
$_SERVER['HTTP_HOST']   = $svc_url['host'] . ( isset( $svc_url['port'] ) ? ":{$svc_url['port']}" : '' );
$_SERVER['REQUEST_URI'] = '/';
require $svc_folder . '/wp-load.php';

$svc_user     = (int) $svc_user;
$svc_database = Plugin::instance()->database;
$svc_seen     = null;
add_action(
	'updated_user_meta',
	static function () use ( $svc_user, &$svc_seen ): void {
		// This fills the cache with what is never committed.
		$svc_seen = get_user_meta( $svc_user, 'svc_intranet_department', true );
	}
);
try {
	$svc_database->exclusively(
		'profiles',
		static function () use ( $svc_user ): void {
			Plugin::instance()->users->services->intranet()->write( $svc_user, IntranetKey::Department, 'Never' );
			throw new RuntimeException( 'Half-way.' );
		}
	);
} catch ( RuntimeException ) {
	echo wp_json_encode(
		array(
			'inside' => $svc_seen,
			'after'  => get_user_meta( $svc_user, 'svc_intranet_department', true ),
		)
	);
}
