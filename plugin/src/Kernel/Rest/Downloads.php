<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Svc\Kernel\Component;

/**
 * Lets a plain link on the site's own pages download a file, authenticated by the login cookie alone.
 *
 * REST ignores the cookie unless a nonce is sent, and a nonce in a link ends up in histories and logs. The nonce prevents
 * pages of other origins from writing and reading. These routes only read; requests from other origins, and parameters that
 * let a page read the answer as a script, still need the nonce.
 */
final class Downloads {

	private const HEADERS = array( 'REQUEST_METHOD', 'HTTP_X_WP_NONCE', 'HTTP_ORIGIN', 'HTTP_X_HTTP_METHOD_OVERRIDE', 'HTTP_SEC_FETCH_SITE' );

	public function __construct( private readonly Component $component ) {}

	/** To be called for callers who are logged in by the cookie. */
	public function may_go_without_nonce(): bool {
		return self::is_plain_link() && $this->is_download();
	}

	private static function is_plain_link(): bool {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- only looked at, to do without one.
		$special = array_filter( array_keys( $_GET ), static fn ( int|string $name ): bool => str_starts_with( (string) $name, '_' ) );
		// phpcs:enable
		$sent = array_intersect_key( $_SERVER, array_flip( self::HEADERS ) );
		return array() === $special
			&& ! isset( $sent['HTTP_X_WP_NONCE'] )
			&& ! isset( $sent['HTTP_ORIGIN'] )
			&& ! isset( $sent['HTTP_X_HTTP_METHOD_OVERRIDE'] )
			&& 'GET' === $sent['REQUEST_METHOD']
			&& 'cross-site' !== ( $sent['HTTP_SEC_FETCH_SITE'] ?? '' );
	}

	private function is_download(): bool {
		$path = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		$base = $this->component->base();
		if ( ! is_string( $path ) || 1 !== preg_match( "@^/$base(/.+?)/?$@iD", $path, $match ) ) {
			return false;
		}
		foreach ( array_merge( ...array_values( $this->component->routes( $match[1] ) ) ) as $route ) {
			if ( $route->is_download && $route->matches( $match[1] ) ) {
				return true;
			}
		}
		return false;
	}
}
