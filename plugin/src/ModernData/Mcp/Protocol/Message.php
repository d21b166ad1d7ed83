<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Protocol;

use stdClass;

/** One JSON-RPC message, validated by the rules of JSON-RPC only. */
final class Message {

	private const DEPTH = 256;

	private function __construct(
		public readonly string $method,
		public readonly stdClass $params,
		public readonly string|int|null $id,
	) {}

	/** @throws Fault */
	public static function decode( string $body ): stdClass {
		$message = json_decode( $body, false, self::DEPTH );
		if ( JSON_ERROR_NONE !== json_last_error() ) {
			throw new Fault( FaultKind::BadJson, __( 'The body is not JSON, or nested too deeply.', 'svc' ) );
		}
		return $message instanceof stdClass ? $message : throw self::bad( __( 'Send one JSON-RPC message, as an object.', 'svc' ) );
	}

	/** @throws Fault */
	public static function of( stdClass $message ): self {
		if ( '2.0' !== ( $message->jsonrpc ?? null ) ) {
			throw self::bad( __( 'The member jsonrpc must be "2.0".', 'svc' ) );
		}
		$method = $message->method ?? null;
		if ( ! is_string( $method ) || '' === $method ) {
			throw self::bad( __( 'The member method must be text.', 'svc' ) );
		}
		$params = $message->params ?? new stdClass();
		if ( ! $params instanceof stdClass ) {
			throw new Fault( FaultKind::BadMessage, __( 'The member params must be an object.', 'svc' ) );
		}
		return new self( $method, $params, self::id( $message ) );
	}

	/** Whether the message is a response. This server sends no requests, so it expects none. */
	public static function is_answer( stdClass $message ): bool {
		return ! property_exists( $message, 'method' )
			&& '2.0' === ( $message->jsonrpc ?? null )
			&& ( property_exists( $message, 'result' ) || property_exists( $message, 'error' ) );
	}

	/** The id for errors about an invalid message, if it is readable. */
	public static function readable_id( stdClass $message ): string|int|null {
		$id = $message->id ?? null;
		return is_string( $id ) || is_int( $id ) ? $id : null;
	}

	/** Whether the message expects no answer. */
	public function is_notification(): bool {
		return null === $this->id;
	}

	/** @throws Fault */
	private static function id( stdClass $message ): string|int|null {
		if ( ! property_exists( $message, 'id' ) ) {
			return null;
		}
		return self::readable_id( $message ) ?? throw self::bad( __( 'The member id must be text or a whole number.', 'svc' ) );
	}

	private static function bad( string $text ): Fault {
		return new Fault( FaultKind::BadRequest, $text );
	}
}
