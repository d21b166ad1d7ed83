<?php
/**
 * Reads a caller's profile as several requests would that share a persistent object cache, while it is written, and prints what
 * each of them sees.
 *
 * php caller-cache.php <folder of WordPress> <address> <user id> <user id of an account without profile>
 *
 * @package SvcFixture
 */

declare( strict_types=1 );

use Svc\Plugin;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\CallerProfiles;

list( , $svc_folder, $svc_address, $svc_person, $svc_other ) = $argv;

$svc_url                = (array) parse_url( $svc_address );
$_SERVER['HTTP_HOST']   = $svc_url['host'] . ( isset( $svc_url['port'] ) ? ":{$svc_url['port']}" : '' );
$_SERVER['REQUEST_URI'] = '/';
require $svc_folder . '/wp-load.php';

wp_using_ext_object_cache( true );
$svc_person   = (int) $svc_person;
$svc_other    = (int) $svc_other;
$svc_database = Plugin::instance()->database;
$svc_services = Plugin::instance()->users->services;

/** A request of its own: the role and how many queries it took. */
function svc_role( int $user_id ): string {
	global $wpdb, $svc_database;
	$before = $wpdb->num_queries;
	$role   = ( new CallerProfiles( $svc_database ) )->of( $user_id )?->role->value ?? 'none';
	return $role . ' ' . ( $wpdb->num_queries - $before );
}

/** What the cache has. */
function svc_entry( int|string $name ): mixed {
	return wp_cache_get( "$name", 'svc_callers', true );
}

/** Reads as svc_role(), and ends after the write that comes between. */
function svc_slow_role( int $user_id, callable $write ): void {
	$between = static function ( string $query ) use ( $write, &$between ): string {
		remove_filter( 'query', $between );
		$found = $GLOBALS['wpdb']->get_row( $query, ARRAY_A );
		$write();
		// The answer is the one from before the write.
		return $GLOBALS['wpdb']->prepare( 'SELECT %s AS id, %s AS role', $found['id'], $found['role'] );
	};
	add_filter( 'query', $between );
	svc_role( $user_id );
}

function svc_change( int $user_id, Role $role, bool $fails = false ): void {
	global $svc_services;
	try {
		$svc_services->writer()->exclusively(
			static function () use ( $svc_services, $user_id, $role, $fails ): void {
				$old = $svc_services->profile_store()->find_by_user( $user_id );
				$svc_services->writer()->update( $old, $old->with( array( 'role' => $role ) ) );
				if ( $fails ) {
					throw new RuntimeException( 'Half-way.' );
				}
			}
		);
	} catch ( RuntimeException ) {
		return;
	}
}

$svc_seen = array(
	'first'  => svc_role( $svc_person ),
	'second' => svc_role( $svc_person ),
	'none'   => array( svc_role( $svc_other ), svc_role( $svc_other ) ),
);

svc_change( $svc_person, Role::RealtorPartner );
$svc_seen['changed'] = array( svc_role( $svc_person ), svc_role( $svc_person ) );

wp_cache_delete( "$svc_person", 'svc_callers' );
svc_slow_role( $svc_person, static fn () => svc_change( $svc_person, Role::Staff ) );
$svc_seen['changed while it was read'] = svc_role( $svc_person );

$svc_before         = svc_entry( $svc_person );
$svc_version        = null;
$svc_seen['inside'] = $svc_services->writer()->exclusively(
	static function () use ( $svc_services, $svc_person, &$svc_version ): array {
		$old = $svc_services->profile_store()->find_by_user( $svc_person );
		$svc_services->writer()->update( $old, $old->with( array( 'role' => Role::LoanOfficer ) ) );
		$svc_version = svc_entry( "$svc_person:version" );
		// What another request keeps that reads the row before the commit.
		$early = array(
			'version' => $svc_version,
			'id'      => $old->id,
			'role'    => 'staff',
		);
		wp_cache_set( "$svc_person", $early, 'svc_callers' );
		return array( svc_role( $svc_person ), svc_entry( $svc_person ) === $early );
	}
);
$svc_seen['after'] = svc_role( $svc_person );

// As if the writer had died after its commit.
wp_cache_set( "$svc_person", $svc_before, 'svc_callers' );
wp_cache_set( "$svc_person:version", $svc_version, 'svc_callers' );
$svc_seen['died'] = svc_role( $svc_person );

svc_change( $svc_person, Role::Staff, true );
$svc_seen['rolled back'] = svc_role( $svc_person );

svc_role( $svc_other );
$svc_services->writer()->exclusively(
	static function () use ( $svc_services, $svc_person, $svc_other ): void {
		$old = $svc_services->profile_store()->find_by_user( $svc_person );
		$svc_services->writer()->update( $old, $old->with( array( 'user_id' => $svc_other ) ) );
	}
);
$svc_seen['moved'] = array( svc_role( $svc_person ), svc_role( $svc_other ) );

$svc_profile = $svc_services->profile_store()->find_by_user( $svc_other );
$svc_services->writer()->exclusively( static fn () => $svc_services->writer()->delete( $svc_profile ) );
$svc_seen['deleted'] = svc_role( $svc_other );

$svc_services->writer()->exclusively( static fn () => $svc_services->writer()->bring_back( $svc_profile ) );
$svc_seen['brought back'] = svc_role( $svc_other );
$svc_services->writer()->exclusively( static fn () => $svc_services->writer()->delete( $svc_profile ) );

$svc_version        = svc_entry( "$svc_other:version" );
$svc_seen['broken'] = array();
$svc_entries        = array(
	'staff',
	true,
	array(),
	array(
		'version' => $svc_version,
		'id'      => 1,
	),
	array(
		'version' => $svc_version,
		'id'      => '1',
		'role'    => 'staff',
	),
	array(
		'version' => $svc_version,
		'id'      => 1,
		'role'    => 'boss',
	),
	array(
		'id'   => 1,
		'role' => 'staff',
	),
);
foreach ( $svc_entries as $svc_entry ) {
	wp_cache_set( "$svc_other", $svc_entry, 'svc_callers' );
	$svc_seen['broken'][] = svc_role( $svc_other );
}

$svc_entry = array(
	'version' => $svc_version,
	'id'      => 1,
	'role'    => 'staff',
);
wp_cache_set( "$svc_other", $svc_entry, 'svc_callers' );
if ( is_multisite() ) {
	switch_to_blog( (int) max( get_sites( array( 'fields' => 'ids' ) ) ) );
}
$svc_seen['on another site'] = svc_role( $svc_other );
wp_using_ext_object_cache( false );
$svc_seen['without such a cache'] = svc_role( $svc_other );

wp_cache_delete( "$svc_other", 'svc_callers' );
echo wp_json_encode( $svc_seen );
