<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Svc\Kernel\Failure;
use WP_Error;
use WP_REST_Request;

/** Answers 400 where core would crash on a request to one of the plugin's namespaces. */
final class Guard {

	public function __construct( private readonly Bases $bases ) {}

	/** Core calls strtoupper() on `_method` without checking its type. */
	public function drop_bad_method(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- only looked at, before core checks the nonce.
		if ( isset( $_GET['_method'] ) && ! is_string( $_GET['_method'] ) && $this->bases->are_asked_for() ) {
			unset( $_GET['_method'] );
			$refused = Answer::error( Failure::invalid( array( '_method' => __( 'This must be the name of a method.', 'svc' ) ) ) );
			add_filter( 'rest_pre_dispatch', static fn ( mixed $result ): mixed => $result ?? $refused, 1 );
		}
		// phpcs:enable
	}

	/** Refuses a JSON body that is neither an object nor a list. */
	public function refusal( WP_REST_Request $request ): ?WP_Error {
		$body = (string) $request->get_body();
		// Core decodes objects and lists, which can be long.
		if ( 1 === preg_match( '/^\s*[{\[]/', $body ) ) {
			return null;
		}
		$is_scalar = $this->bases->have( $request->get_route() ) && $request->is_json_content_type() && is_scalar( json_decode( $body ) );
		return $is_scalar ? Answer::error( Failure::invalid( array( 'body' => __( 'Send a JSON object.', 'svc' ) ) ) ) : null;
	}
}
