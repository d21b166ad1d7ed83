<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

/**
 * Keeps pages with this plugin's blocks out of shared caches when the caller is logged in.
 *
 * WordPress sends no-cache headers to every logged-in caller, but plugins and hosts may change them afterwards, so they are
 * sent again. Pages for visitors stay cacheable: all visitors get the same page.
 */
final class Caching {

	public const PRIVATE = 'no-cache, must-revalidate, max-age=0, no-store, private';

	/** For classic themes. Block themes render the whole page before they send it, so keep_private() is called in time. */
	public function look_ahead(): void {
		if ( ( new PageContent() )->has_blocks() ) {
			$this->keep_private();
		}
	}

	/** Called by each of this plugin's blocks when it is rendered. */
	public function keep_private(): void {
		if ( ! is_user_logged_in() || wp_is_serving_rest_request() ) {
			return;
		}
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- caching plugins read this constant.
			define( 'DONOTCACHEPAGE', true );
		}
		if ( ! headers_sent() ) {
			header( 'Cache-Control: ' . self::PRIVATE );
		}
	}
}
