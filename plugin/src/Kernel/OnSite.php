<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** Runs work as if another site of the network had been asked. */
final class OnSite {

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T|null Null where there is no such site.
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
