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

	public function register(): void {
		// After everybody who sends headers, before classic themes send the head of the page.
		add_action( 'template_redirect', array( $this, 'look_ahead' ), PHP_INT_MAX );
		add_filter( 'block_bindings_source_value', array( $this, 'hear_of_binding' ), 10, 2 );
	}

	/** Fields of a profile stand in core's blocks. */
	public function hear_of_binding( mixed $value, string $source ): mixed {
		if ( str_starts_with( $source, 'svc/' ) ) {
			$this->keep_private();
		}
		return $value;
	}

	/** Block themes render the whole page before they send it, and find out then. */
	public function look_ahead(): void {
		if ( is_user_logged_in() && ! wp_is_block_theme() && ( new PageContent() )->has_blocks() ) {
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
