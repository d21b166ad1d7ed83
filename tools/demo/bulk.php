<?php
/**
 * Loads people in bulk, one JSON object a line on standard input:
 * php bulk.php <folder of WordPress>. Prints "created skipped" at every step.
 *
 * @package SvcDemo
 */

declare( strict_types=1 );

namespace SvcDemo;

const STEP = 1000;

if ( 'cli' !== PHP_SAPI || ! isset( $argv[1] ) ) {
	exit( 1 );
}
$_SERVER['HTTP_HOST'] ??= 'localhost';
require $argv[1] . '/wp-load.php';
require_once __DIR__ . '/plugin/people.php';
require_once __DIR__ . '/bulk-loader.php';

ini_set( 'memory_limit', '-1' );
$loader = new Bulk_Loader( password_hash_of_all() );
$chunk  = array();
while ( false !== ( $line = fgets( STDIN ) ) ) {
	$chunk[] = json_decode( $line, true, 64, JSON_THROW_ON_ERROR );
	if ( count( $chunk ) === STEP ) {
		$loader->load( $chunk );
		$chunk = array();
		echo "{$loader->created} {$loader->skipped}\n";
	}
}
$loader->load( $chunk );
echo "{$loader->created} {$loader->skipped}\n";
