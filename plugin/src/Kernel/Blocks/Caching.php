<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

/**
 * Pages that show somebody what others may not see are kept for nobody else.
 *
 * WordPress says so to whoever is logged in, before anything is sent. What plugins and hosts make of it
 * afterwards is put right here, where the page has blocks of ours; what visitors get is the same for all of them.
 */
final class Caching {

	public const PRIVATE = 'no-cache, must-revalidate, max-age=0, no-store, private';

	/** For classic themes; block themes render the whole page before they send it, and find out then. */
	public function look_ahead(): void {
		if ( ( new PageContent() )->has_blocks() ) {
			$this->keep_private();
		}
	}

	/** Called by every block of ours that a page has. */
	public function keep_private(): void {
		if ( ! is_user_logged_in() || wp_is_serving_rest_request() ) {
			return;
		}
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- what caching plugins look for.
			define( 'DONOTCACHEPAGE', true );
		}
		if ( ! headers_sent() ) {
			header( 'Cache-Control: ' . self::PRIVATE );
		}
	}
}
