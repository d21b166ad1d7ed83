<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use WeakMap;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Keeps answers out of shared caches, and lets the caller's own cache revalidate them.
 *
 * Core sends no-store to every logged-in caller and nothing to others, and an enveloped answer loses its headers. So the
 * headers of the outer request's answer are sent last. Inner requests, as in a batch, send none.
 */
final class PrivateAnswers {

	private const CACHE_CONTROL = 'private, no-cache';

	/** @var WeakMap<WP_REST_Request, string> Value of the Vary header by request. */
	private readonly WeakMap $varies;

	public function __construct() {
		$this->varies = new WeakMap();
	}

	/** Runs before core adds its own Vary header for other origins. */
	public function register(): void {
		add_filter( 'rest_pre_serve_request', array( $this, 'send' ), 1, 4 );
	}

	public function mark( WP_REST_Response $response, WP_REST_Request $request ): void {
		$this->varies[ $request ] = 'Origin, Cookie, Authorization' . ( $response instanceof DocumentResponse ? ', Accept-Encoding' : '' );
		$response->header( 'Cache-Control', self::CACHE_CONTROL );
		$response->header( 'Vary', $this->varies[ $request ] );
	}

	public function send( bool $is_served, WP_HTTP_Response $response, WP_REST_Request $request, WP_REST_Server $server ): bool {
		if ( isset( $this->varies[ $request ] ) ) {
			$server->send_header( 'Cache-Control', self::CACHE_CONTROL );
			$server->send_header( 'Vary', $this->varies[ $request ] );
			$server->remove_header( 'Expires' );
		}
		return $is_served;
	}
}
