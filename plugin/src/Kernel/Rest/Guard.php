<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Svc\Kernel\Failure;
use WP_REST_Request;

/** Answers 400 where core would crash on a request to one of the plugin's namespaces. */
final class Guard {

	public function __construct( private readonly Bases $bases ) {}

	public function register(): void {
		add_filter( 'rest_pre_dispatch', array( $this, 'refuse' ), 1, 3 );
	}

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

	/** Core adds the JSON body to an array of parameters without checking its type. */
	public function refuse( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		if ( null !== $result || ! $this->bases->have( $request->get_route() ) ) {
			return $result;
		}
		$body = (string) $request->get_body();
		if ( '' !== $body && $request->is_json_content_type() && is_scalar( json_decode( $body ) ) ) {
			return Answer::error( Failure::invalid( array( 'body' => __( 'Send a JSON object.', 'svc' ) ) ) );
		}
		return $result;
	}
}
