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

	/** For answers that no later request may get, such as those to what was posted. */
	private const NOT_STORED = 'private, no-store';

	/** @var WeakMap<WP_REST_Request, array{'Cache-Control': string, Vary: string}> Headers by request. */
	private readonly WeakMap $headers;

	public function __construct() {
		$this->headers = new WeakMap();
	}

	/** Runs before core adds its own Vary header for other origins. */
	public function register(): void {
		add_filter( 'rest_pre_serve_request', array( $this, 'send' ), 1, 4 );
	}

	/** @param bool $is_stored Whether the caller's own cache may store the answer. */
	public function mark( WP_REST_Response $response, WP_REST_Request $request, bool $is_stored ): void {
		$this->headers[ $request ] = array(
			'Cache-Control' => $is_stored ? self::CACHE_CONTROL : self::NOT_STORED,
			'Vary'          => 'Origin, Cookie, Authorization' . ( $response instanceof DocumentResponse ? ', Accept-Encoding' : '' ),
		);
		foreach ( $this->headers[ $request ] as $name => $value ) {
			$response->header( $name, $value );
		}
	}

	public function send( mixed $is_served, WP_HTTP_Response $response, WP_REST_Request $request, WP_REST_Server $server ): mixed {
		if ( isset( $this->headers[ $request ] ) ) {
			foreach ( $this->headers[ $request ] as $name => $value ) {
				$server->send_header( $name, $value );
			}
			$server->remove_header( 'Expires' );
		}
		return $is_served;
	}
}
