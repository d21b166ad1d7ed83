<?php
/**
 * Disturbs every kind of write at every statement, and reports what is stored afterwards.
 *
 * @package SvcCut
 */

declare( strict_types=1 );

namespace SvcCut;

use mysqli;
use Svc\Plugin;
use function SvcKill\say;

require __DIR__ . '/../kill/wordpress.php';
require __DIR__ . '/snapshot.php';
require __DIR__ . '/disturber.php';
require __DIR__ . '/lead-writes.php';
require __DIR__ . '/writes.php';

list( $host, $port, $socket ) = $wpdb->parse_db_host( DB_HOST );

$second    = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, (int) $port, $socket );
$snapshot  = new Snapshot( $second, $wpdb->base_prefix );
$disturber = new Disturber( $second );
$writes    = new Writes();

wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
rest_get_server();
$writes->prepare();
$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->base_prefix}disturbance (id int PRIMARY KEY) ENGINE=InnoDB" );
$snapshot->keep();
$before = $snapshot->state();

/** Back to the beginning, in every cache too. */
$reset = static function () use ( $snapshot ): void {
	$snapshot->restore();
	wp_cache_flush();
	Plugin::instance()->users->services->forget_caller_profiles();
};

foreach ( array_filter( $writes->all(), static fn ( string $name ): bool => str_contains( $name, $job['only'] ?? '' ), ARRAY_FILTER_USE_KEY ) as $name => $write ) {
	// Twice: the very first write creates locks that stay.
	foreach ( array( 1, 2 ) as $_time ) {
		$reset();
		$answer = $disturber->disturb( array(), $write );
	}
	$after      = $snapshot->state();
	$statements = $disturber->statements;
	$hooks      = $disturber->hooks;
	if ( $answer[0] >= 300 || $before === $after ) {
		say( array( 'failed' => "$name does not work: " . wp_json_encode( $answer ) ) );
		exit( 1 );
	}
	$plans = array();
	for ( $at = 1; $at <= count( $statements ); $at++ ) {
		// After a statement is before the next one.
		if ( 1 === $at ) {
			$plans[] = array( 'when' => 'before' ) + compact( 'at' );
		}
		$plans[] = array( 'when' => 'after' ) + compact( 'at' );
		$plans[] = array( 'when' => 'before', 'times' => 99 ) + compact( 'at' );
	}
	for ( $at = 1; $at <= $hooks; $at++ ) {
		foreach ( array( array( 'COMMIT' ), array( 'START TRANSACTION', 'COMMIT' ), array( 'TRUNCATE TABLE {prefix}disturbance' ), array( 'ROLLBACK' ) ) as $sql ) {
			foreach ( array( false, true ) as $throws ) {
				$plans[] = array( 'when' => 'hook' ) + compact( 'at', 'sql', 'throws' );
			}
		}
	}
	$torn = 0;
	$done = 0;
	foreach ( $plans as $plan ) {
		$reset();
		$thrown = '';
		try {
			$answer = $disturber->disturb( $plan, $write );
		} catch ( \Throwable $error ) {
			$answer = array( 0, null );
			$thrown = $error->getMessage();
		}
		$left    = $snapshot->state();
		$is_open = '0' !== $wpdb->get_var( 'SELECT @@in_transaction' );
		$wait    = $wpdb->get_var( 'SELECT @@SESSION.innodb_lock_wait_timeout = @@GLOBAL.innodb_lock_wait_timeout' );
		$wanted  = match ( true ) {
			$answer[0] >= 200 && $answer[0] < 300 => array( $after ),
			$answer[0] >= 300                     => array( $before ),
			default                               => array( $before, $after ),
		};
		$done   += $left === $after ? 1 : 0;
		$faults  = array(
			...( in_array( $left, $wanted, true ) ? array() : array( "answered $answer[0]", ...Snapshot::difference( $before, $left ) ) ),
			...( $is_open ? array( 'a transaction is open' ) : array() ),
			...( '1' === $wait ? array() : array( 'the wait for locks is still short' ) ),
		);
		if ( array() !== $faults ) {
			++$torn;
			say( array( 'fault' => "$name, " . wp_json_encode( $plan ) . ': ' . substr( (string) preg_replace( '/\s+/', ' ', $statements[ ( $plan['at'] ?? 1 ) - 1 ] ?? '' ), 0, 100 ) . " $thrown", 'faults' => $faults ) );
		}
	}
	say( array( 'write' => $name, 'length' => count( $statements ), 'hooks' => $hooks, 'disturbed' => count( $plans ), 'done' => $done, 'torn' => $torn ) );
}
$reset();
$snapshot->drop();
$wpdb->query( "DROP TABLE {$wpdb->base_prefix}disturbance" );
