<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Users\Fields\Role;

/**
 * Keeps the profiles of callers in WordPress's object cache, where that is persistent.
 *
 * A write puts a mark in the place of the entry, before its commit and again after it, and no reader replaces a mark: so a reader
 * that has read an old row, or a writer that dies on its way, leaves nothing behind.
 */
final class CallerCache {

	private const GROUP = 'svc_callers';

	/** Stands in the place of an entry that has changed. */
	private const MARK = 'changed';

	/** Seconds, also of a mark: it outlasts every reader that began before the commit. */
	private const LIFETIME = 300;

	/** @return CallerProfile|false|null False where nothing is known; null for an account that is known to have no profile. */
	public static function find( int $user_id ): CallerProfile|false|null {
		$kept = self::is_on() ? wp_cache_get( $user_id, self::GROUP ) : false;
		if ( array() === $kept ) {
			return null;
		}
		$role = is_array( $kept ) ? Role::tryFrom( (string) ( $kept['role'] ?? '' ) ) : null;
		return null !== $role && is_int( $kept['id'] ?? null ) ? new CallerProfile( $kept['id'], $role ) : false;
	}

	public static function add( int $user_id, ?CallerProfile $profile ): void {
		if ( self::is_on() ) {
			$entry = null === $profile ? array() : array(
				'id'   => $profile->profile_id,
				'role' => $profile->role->value,
			);
			wp_cache_add( $user_id, $entry, self::GROUP, self::LIFETIME );
		}
	}

	/** @param list<int> $user_ids */
	public static function mark( array $user_ids ): void {
		if ( self::is_on() ) {
			wp_cache_set_multiple( array_fill_keys( $user_ids, self::MARK ), self::GROUP, self::LIFETIME );
		}
	}

	public static function uninstall(): void {
		if ( self::is_on() ) {
			wp_cache_supports( 'flush_group' ) ? wp_cache_flush_group( self::GROUP ) : wp_cache_flush();
		}
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
