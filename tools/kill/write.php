<?php
/**
 * Does one write, and stops where it is to be killed.
 *
 * {user, write: [kind, ...], at?: number of a statement, when?: 'before'|'after', wait?: bool}
 *
 * @package SvcKill
 */

declare( strict_types=1 );

namespace SvcKill;

require __DIR__ . '/wordpress.php';

wp_set_current_user( $job['user'] );
rest_get_server();

$statements = array();
$is_writing = false;

/** Without further input, this process ends here. */
$stand_still = static function (): void {
	say( array( 'at' => 'the place' ) );
	fgets( STDIN );
};

add_filter(
	'query',
	static function ( mixed $sql ) use ( &$statements, &$is_writing, $job, $stand_still ): mixed {
		if ( $is_writing ) {
			$statements[] = (string) $sql;
			if ( count( $statements ) === ( $job['at'] ?? 0 ) && 'before' === $job['when'] ) {
				$stand_still();
			}
			if ( 'START TRANSACTION' === $sql ) {
				say( array( 'at' => 'transaction' ) );
			}
		}
		return $sql;
	},
	PHP_INT_MAX
);

add_filter(
	'log_query_custom_data',
	static function ( mixed $data, mixed $sql ) use ( &$statements, &$is_writing, $job, $stand_still ): mixed {
		if ( $is_writing ) {
			if ( 'COMMIT' === $sql ) {
				say( array( 'at' => 'commit' ) );
			}
			if ( count( $statements ) === ( $job['at'] ?? 0 ) && 'after' === $job['when'] ) {
				$stand_still();
			}
		}
		return $data;
	},
	10,
	2
);

if ( $job['wait'] ?? false ) {
	say( array( 'at' => 'ready' ) );
	fgets( STDIN );
}

$is_writing = true;
say( array( 'at' => 'begin' ) );
$begin = hrtime( true );
write( ...$job['write'] );
$took       = ( hrtime( true ) - $begin ) / 1e6;
$is_writing = false;
say(
	array(
		'at'         => 'end',
		'took'       => $took,
		'statements' => array_map( static fn ( string $sql ): string => substr( (string) preg_replace( '/\s+/', ' ', $sql ), 0, 110 ), $statements ),
	)
);

function write( string $kind, mixed ...$what ): void {
	match ( $kind ) {
		'ask'   => ask( ...$what ),
		'press' => \SvcFixture\press( ...$what ),
		'list'  => write_list( ...$what ),
	};
}

/** As the builder does: read it whole, write it whole. */
function write_list( int $added, int $removed ): void {
	$list                  = (array) get_user_meta( get_current_user_id(), '_wished_posts', true );
	$list[ "post-$added" ] = $added;
	unset( $list[ "post-$removed" ] );
	update_user_meta( get_current_user_id(), '_wished_posts', $list );
}
