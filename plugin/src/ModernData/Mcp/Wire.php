<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp;

use Svc\Kernel\Document;
use Svc\Kernel\Rest\DocumentResponse;
use Svc\ModernData\Mcp\Protocol\Era;
use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;
use Svc\ModernData\Mcp\Protocol\FaultKind;
use WP_REST_Request;
use WP_REST_Response;

/** Converts MCP messages from and to HTTP. */
final class Wire {

	/** @return array<string, string> By lower-case name. */
	public static function headers( WP_REST_Request $request ): array {
		$headers = array();
		foreach ( array_keys( $request->get_headers() ) as $name ) {
			$headers[ str_replace( '_', '-', (string) $name ) ] = (string) $request->get_header( (string) $name );
		}
		return $headers;
	}

	/** @param array<string, mixed> $result */
	public static function result( array $result, Exchange $exchange ): WP_REST_Response {
		$answer = array(
			'jsonrpc' => '2.0',
			'id'      => $exchange->message->id,
			'result'  => (object) ( Era::Modern === $exchange->era ? self::modern( $result ) : $result ),
		);
		$wants_stream = array() !== $exchange->notifications() && str_contains( (string) $exchange->header( 'accept' ), 'text/event-stream' );
		return self::kept_private( $wants_stream ? self::stream( array( ...$exchange->notifications(), $answer ) ) : new WP_REST_Response( $answer ) );
	}

	public static function fault( Fault $fault, Era $era, string|int|null $id ): WP_REST_Response {
		$answer   = array( 'jsonrpc' => '2.0' ) + ( null === $id ? array() : array( 'id' => $id ) ) + array( 'error' => $fault->error( $era ) );
		$response = new WP_REST_Response( $answer, $fault->kind->status( $era ) );
		if ( FaultKind::NotPost === $fault->kind ) {
			$response->header( 'Allow', 'POST' );
		}
		// Not for browsers with a login cookie and no nonce: the header would make them show a password prompt.
		if ( FaultKind::NoLogin === $fault->kind && ! isset( $_COOKIE[ LOGGED_IN_COOKIE ] ) ) {
			$response->header( 'WWW-Authenticate', 'Basic realm="' . addcslashes( (string) wp_parse_url( home_url(), PHP_URL_HOST ), '"\\' ) . '", charset="UTF-8"' );
		}
		return self::kept_private( $response );
	}

	/**
	 * Adds the fields that newer revisions require in every result.
	 *
	 * @param array<string, mixed> $result
	 * @return array<string, mixed>
	 */
	private static function modern( array $result ): array {
		$result['_meta'] = (array) ( $result['_meta'] ?? array() ) + array( 'io.modelcontextprotocol/serverInfo' => Identity::info() );
		return $result + array( 'resultType' => 'complete' );
	}

	/** @param list<array<string, mixed>> $messages */
	private static function stream( array $messages ): WP_REST_Response {
		$events   = array_map( static fn ( array $message ): string => "event: message\ndata: " . wp_json_encode( $message ) . "\n\n", $messages );
		$response = new DocumentResponse( new Document( 'text/event-stream', static fn (): string => implode( '', $events ) ) );
		$response->header( 'X-Accel-Buffering', 'no' );
		return $response;
	}

	private static function kept_private( WP_REST_Response $response ): WP_REST_Response {
		$response->header( 'Cache-Control', 'no-store, private' );
		return $response;
	}
}
