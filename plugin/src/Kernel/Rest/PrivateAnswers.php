<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use WeakMap;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Keeps answers out of caches between us and the caller, and lets the caller's own cache ask again.
 *
 * Core sends its no-store to every logged-in caller, and nothing to others; an envelope has none of the headers of what
 * it holds. So the headers of the request's own answer are sent last. Requests within requests, as in a batch, have none.
 */
final class PrivateAnswers {

	private const CACHE_CONTROL = 'private, no-cache';

	/** @var WeakMap<WP_REST_Request, string> What the answers of these requests vary by. */
	private readonly WeakMap $varies;

	public function __construct() {
		$this->varies = new WeakMap();
	}

	/** Before core adds its own Vary header for pages of other origins. */
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
