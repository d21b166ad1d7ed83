<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** Runs work with another site of the network as the current one. */
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
}
