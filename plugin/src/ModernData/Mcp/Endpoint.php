<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp;

use Closure;
use stdClass;
use Svc\Kernel\Caller;
use Svc\Kernel\Rest\Router;
use Svc\ModernData\Mcp\Protocol\Era;
use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;
use Svc\ModernData\Mcp\Protocol\FaultKind;
use Svc\ModernData\Mcp\Protocol\Message;
use Svc\ModernData\Mcp\Protocol\Negotiation;
use Throwable;
use WeakMap;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The MCP endpoint: Streamable HTTP without sessions.
 *
 * It is an ordinary REST route, so that access filters of other plugins run before the callback. Core's own refusals are
 * replaced by errors of the protocol: for other methods, and for a body that is not a JSON object.
 */
final class Endpoint {

	public const PATH = '/mcp';

	/** Methods that older clients send to open a stream or end a session. They have no route. */
	private const REFUSED = array( 'GET', 'HEAD', 'DELETE' );

	/** @var WeakMap<WP_REST_Request, string> Bodies hidden from core. */
	private readonly WeakMap $bodies;

	/**
	 * @param non-falsy-string   $base
	 * @param Closure(): Methods $methods Built only for requests that reach the callback.
	 */
	public function __construct(
		private readonly string $base,
		private readonly Closure $methods,
	) {
		$this->bodies = new WeakMap();
	}

	/** Called when a request is about to use the namespace. */
	public function register(): void {
		Router::register_bare( $this->base, self::PATH, 'POST', $this->answer( ... ) );
		// Runs before Guard, which would refuse such a body with a REST error.
		add_filter( 'rest_pre_dispatch', array( $this, 'hide_scalar' ), 0, 3 );
		add_filter( 'rest_request_before_callbacks', array( $this, 'take_any_body' ), 1, 3 );
		add_filter( 'rest_post_dispatch', array( $this, 'refuse' ), 20, 3 );
	}

	/** Core fails on a JSON body that is a bare string or number. */
	public function hide_scalar( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		if ( null === $result && $this->is_here( $request ) && $request->is_json_content_type() && is_scalar( json_decode( (string) $request->get_body() ) ) ) {
			$this->bodies[ $request ] = (string) $request->get_body();
			$request->set_body( '{}' );
		}
		return $result;
	}

	/** Drops core's error for invalid JSON. Errors of other plugins stay. */
	public function take_any_body( mixed $response, mixed $handler, WP_REST_Request $request ): mixed {
		return $response instanceof WP_Error && 'rest_invalid_json' === $response->get_error_code() && $this->is_here( $request ) ? null : $response;
	}

	/** Replaces core's answers to requests without a matching route, and checks the origin of OPTIONS requests. */
	public function refuse( WP_REST_Response $response, mixed $server, WP_REST_Request $request ): WP_REST_Response {
		if ( ! $this->is_here( $request ) || ! self::is_cores( $response, $request ) ) {
			return $response;
		}
		try {
			Gate::require_origin( $request );
			if ( in_array( $request->get_method(), self::REFUSED, true ) ) {
				throw new Fault( FaultKind::NotPost, __( 'Send a POST: there are no streams and no sessions here.', 'svc' ) );
			}
			return $response;
		} catch ( Fault $fault ) {
			return Wire::fault( $fault, Era::Legacy, null );
		}
	}

	private function answer( WP_REST_Request $request ): WP_REST_Response {
		$message = new stdClass();
		try {
			Gate::require_origin( $request );
			$caller = Caller::current();
			Gate::require_member( $caller );
			$body = $this->bodies[ $request ] ?? (string) $request->get_body();
			Gate::require_json( $request, $body );
			$message = Message::decode( $body );
			return Message::is_answer( $message ) ? new WP_REST_Response( null, 202 ) : $this->exchange( Message::of( $message ), $caller, $request );
		} catch ( Fault $fault ) {
			return Wire::fault( $fault, Era::Legacy, Message::readable_id( $message ) );
		}
	}

	/** @throws Fault */
	private function exchange( Message $message, Caller $caller, WP_REST_Request $request ): WP_REST_Response {
		if ( $message->is_notification() ) {
			return new WP_REST_Response( null, 202 );
		}
		$headers = Wire::headers( $request );
		$era     = ( new Negotiation( $message, $headers ) )->era();
		try {
			$exchange = new Exchange( $era, $message, $caller, $headers );
			return Wire::result( ( $this->methods )()->answer( $exchange ), $exchange );
		} catch ( Fault $fault ) {
			return Wire::fault( $fault, $era, $message->id );
		} catch ( Throwable $error ) {
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the caller sees no internal errors.
			error_log( "svc mcp: $error" );
			return Wire::fault( new Fault( FaultKind::Internal, __( 'Something went wrong on the server. Its log says what.', 'svc' ) ), $era, $message->id );
		}
	}

	private static function is_cores( WP_REST_Response $response, WP_REST_Request $request ): bool {
		return 'OPTIONS' === $request->get_method() || 'rest_no_route' === ( ( (array) $response->get_data() )['code'] ?? null );
	}

	private function is_here( WP_REST_Request $request ): bool {
		return strtolower( untrailingslashit( $request->get_route() ) ) === '/' . $this->base . self::PATH;
	}
}
