<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp;

use Closure;
use stdClass;
use Svc\Kernel\Caller;
use Svc\ModernData\Mcp\Protocol\Era;
use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;
use Svc\ModernData\Mcp\Protocol\FaultKind;
use Svc\ModernData\Mcp\Protocol\Message;
use Svc\ModernData\Mcp\Protocol\Negotiation;
use Svc\ModernData\ModernData;
use Throwable;
use WP_REST_Request;
use WP_REST_Response;

/** The address that MCP clients know: Streamable HTTP without sessions. */
final class Endpoint {

	public const PATH = '/mcp';

	/** What core answers better: whether a page may ask, and methods that nobody has. */
	private const LEFT_TO_CORE = array( 'OPTIONS', 'PUT', 'PATCH' );

	/** @param Closure(): Methods $methods Made for those requests alone that come this far. */
	public function __construct( private readonly Closure $methods ) {}

	public static function is_asked( WP_REST_Request $request ): bool {
		return strtolower( untrailingslashit( $request->get_route() ) ) === '/' . ModernData::BASE . self::PATH;
	}

	/** Before core parses the body, which it could not take where it is no object, and before the guard who would refuse that. */
	public function answer( mixed $result, WP_REST_Request $request ): mixed {
		if ( null !== $result ) {
			return $result;
		}
		$message = new stdClass();
		try {
			Gate::require_origin( $request );
			if ( in_array( $request->get_method(), self::LEFT_TO_CORE, true ) ) {
				return $result;
			}
			Gate::require_post( $request );
			$caller = Caller::current();
			Gate::require_member( $caller );
			Gate::require_json( $request );
			$message = Message::decode( (string) $request->get_body() );
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
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the caller is told nothing of the inside.
			error_log( "svc mcp: $error" );
			return Wire::fault( new Fault( FaultKind::Internal, __( 'Something went wrong on the server. Its log says what.', 'svc' ) ), $era, $message->id );
		}
	}
}
