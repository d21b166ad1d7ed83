<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Users\Fields\Role;

/**
 * Keeps the profiles of callers in WordPress's object cache, where that is persistent.
 *
 * An entry has the version that its account had before the row was read, and counts while that is the account's version. A write
 * gives the account a new one, before its commit and when the transaction has ended: so a reader that is slow to keep an old row
 * leaves an entry that does not count, and a writer that dies after its commit has ended the entries from before.
 */
final class CallerCache {

	private const GROUP = 'svc_callers';

	/** Seconds that an entry lasts where a write does not reach the cache. */
	private const LIFETIME = 60;

	/** Seconds: a version outlasts every entry of a reader that began before it. */
	private const VERSION_LIFETIME = 600;

	/** @param callable(): ?CallerProfile $read Reads the row. */
	public static function profile( int $user_id, callable $read ): ?CallerProfile {
		if ( ! self::is_on() ) {
			return $read();
		}
		$names   = array( "$user_id", self::version( $user_id ) );
		$kept    = array_replace( array_fill_keys( $names, false ), wp_cache_get_multiple( $names, self::GROUP, true ) );
		$entry   = $kept[ $names[0] ];
		$version = $kept[ $names[1] ];
		if ( is_array( $entry ) && ( $entry['version'] ?? null ) === $version && is_int( $entry['id'] ?? null ) ) {
			$role = Role::tryFrom( (string) ( $entry['role'] ?? '' ) );
			if ( null !== $role || 0 === $entry['id'] ) {
				return null === $role ? null : new CallerProfile( $entry['id'], $role );
			}
		}
		$profile = $read();
		$entry   = array(
			'version' => $version,
			'id'      => $profile->profile_id ?? 0,
			'role'    => $profile->role->value ?? '',
		);
		wp_cache_set( $names[0], $entry, self::GROUP, self::LIFETIME );
		return $profile;
	}

	/** @param list<int> $user_ids Of accounts whose profile is written. */
	public static function change( array $user_ids ): void {
		if ( self::is_on() ) {
			wp_cache_set_multiple( array_fill_keys( array_map( self::version( ... ), $user_ids ), bin2hex( random_bytes( 8 ) ) ), self::GROUP, self::VERSION_LIFETIME );
		}
	}

	private static function version( int $user_id ): string {
		return "$user_id:version";
	}

	private static function is_on(): bool {
		if ( ! wp_using_ext_object_cache() ) {
			return false;
		}
		// All sites of a network have the same people.
		wp_cache_add_global_groups( self::GROUP );
		return true;
	}
}
