<?php
/**
 * Loads people in bulk, a JSON object a line on standard input, and prints
 * "created skipped" after each step:
 *
 * php bulk.php <folder of WordPress> <address of the site>
 *
 * @package SvcDemo
 */

declare( strict_types=1 );

namespace SvcDemo;

use Svc\Plugin;

const STEP = 1000;

if ( 'cli' !== PHP_SAPI || 3 !== $argc ) {
	exit( 1 );
}
$address = (array) parse_url( $argv[2] );
// A network finds its site by the host.
$_SERVER['HTTP_HOST']   = $address['host'] . ( isset( $address['port'] ) ? ":{$address['port']}" : '' );
$_SERVER['REQUEST_URI'] = '/';
require_once $argv[1] . '/wp-load.php';
ini_set( 'memory_limit', '-1' );
ini_set( 'display_errors', 'stderr' );
require_once __DIR__ . '/plugin/people.php';
require_once __DIR__ . '/bulk-loader.php';

if ( 'local' !== wp_get_environment_type() ) {
	fwrite( STDERR, "Everybody in the demo has the same password: for local sites only.\n" );
	exit( 1 );
}

$loader = new BulkLoader( Plugin::instance(), password_hash_of_all() );
$people = array();
while ( false !== ( $line = fgets( STDIN ) ) ) {
	$people[] = json_decode( $line, true, 32, JSON_THROW_ON_ERROR );
	if ( count( $people ) === STEP ) {
		$loader->load( $people );
		$people = array();
		echo "$loader->created $loader->skipped\n";
	}
}
$loader->load( $people );
wp_update_user_counts();
echo "$loader->created $loader->skipped\n";
