<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** Runs work with other sites of the network as the current one. */
final class OnSite {

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T|null Null where the site does not exist.
	 */
	public static function run( int $site_id, callable $work ): mixed {
		if ( get_current_blog_id() === $site_id ) {
			return $work();
		}
		if ( ! is_multisite() || null === get_site( $site_id ) ) {
			return null;
		}
		switch_to_blog( $site_id );
		try {
			return $work();
		} finally {
			restore_current_blog();
		}
	}

	/**
	 * Runs it on every site of the network, also on archived ones; on the only one without a network.
	 *
	 * Not on a site without tables: another request is making it or deleting it.
	 *
	 * @param callable(int): mixed $work Given the site's ID.
	 */
	public static function each( callable $work ): void {
		$all = array(
			'fields' => 'ids',
			'number' => 0,
		);
		if ( ! is_multisite() ) {
			$work( get_current_blog_id() );
			return;
		}
		foreach ( get_sites( $all ) as $site_id ) {
			if ( wp_is_site_initialized( $site_id ) ) {
				self::run( $site_id, static fn () => $work( $site_id ) );
			}
		}
	}
}
