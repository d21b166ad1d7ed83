<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Tools;

/** The result of a tool, and its outcome in the call log. */
final class ToolResult {

	public const OK = 'ok';

	/** @param array<string, mixed> $body In the protocol's format. */
	private function __construct(
		public readonly array $body,
		public readonly string $outcome,
	) {}

	/** @param array<array-key, mixed> $content */
	public static function success( array $content ): self {
		$fitting = Fitting::of( $content );
		$blocks  = array( self::text( self::json( (object) $fitting->content ) ) );
		if ( '' !== $fitting->hint ) {
			$blocks[] = self::text( $fitting->hint );
		}
		$body = array(
			'content'           => $blocks,
			'structuredContent' => (object) $fitting->content,
		);
		return new self( $body, self::OK );
	}

	/**
	 * Text only: clients validate structured content against the schema of successful results.
	 *
	 * @param array<string, mixed> $data
	 */
	public static function failure( string $code, string $message, array $data = array() ): self {
		$error = array(
			'code'    => $code,
			'message' => $message,
		) + ( array() === $data ? array() : array( 'data' => $data ) );
		$body  = array(
			'content' => array( self::text( self::json( $error ) ) ),
			'isError' => true,
		);
		return new self( $body, $code );
	}

	/** @param array<string, mixed> $body */
	public static function raw( array $body ): self {
		return new self( $body, empty( $body['isError'] ) ? self::OK : 'error' );
	}

	public static function json( mixed $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/** @return array{type: string, text: string} */
	private static function text( string $text ): array {
		return array(
			'type' => 'text',
			'text' => $text,
		);
	}
}
