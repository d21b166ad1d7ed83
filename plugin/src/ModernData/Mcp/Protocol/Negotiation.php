<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Protocol;

use stdClass;

/** Determines the revision of a request, and checks that its headers match its body. */
final class Negotiation {

	/** Methods whose target is also sent in a header, with the parameter that has it. */
	private const NAMED = array(
		'tools/call'     => 'name',
		'prompts/get'    => 'name',
		'resources/read' => 'uri',
	);

	/** @param array<string, string> $headers Lower-case names. */
	public function __construct(
		private readonly Message $message,
		private readonly array $headers,
	) {}

	/** @throws Fault */
	public function era(): Era {
		$header   = $this->headers['mcp-protocol-version'] ?? '';
		$declared = $this->meta()->{Exchange::VERSION} ?? null;
		if ( null === $declared && Era::NEWEST !== $header && 'server/discover' !== $this->message->method ) {
			// Clients before 2025-06-18 send no header, and neither does any client with initialize.
			return '' === $header ? Era::Legacy : self::legacy( $header );
		}
		if ( ! is_string( $declared ) || ! ( $this->meta()->{Exchange::CAPABILITIES} ?? null ) instanceof stdClass ) {
			$text = __( 'Every request needs these members of params._meta: the protocol version and the client\'s capabilities.', 'svc' );
			throw new Fault( FaultKind::BadMessage, $text );
		}
		self::require_same( 'MCP-Protocol-Version', $header, $declared );
		if ( Era::NEWEST !== $declared ) {
			return self::legacy( $declared );
		}
		$this->require_mirrors();
		return Era::Modern;
	}

	/** @throws Fault */
	private static function legacy( string $revision ): Era {
		if ( in_array( $revision, array( ...Era::LEGACY_REVISIONS, Era::WITHOUT_HEADER ), true ) ) {
			return Era::Legacy;
		}
		$data = array(
			'supported' => Era::revisions(),
			'requested' => $revision,
		);
		throw new Fault( FaultKind::UnknownRevision, __( 'Unsupported protocol version.', 'svc' ), $data );
	}

	/** @throws Fault */
	private function require_mirrors(): void {
		self::require_same( 'Mcp-Method', $this->headers['mcp-method'] ?? null, $this->message->method );
		$member = self::NAMED[ $this->message->method ] ?? null;
		$name   = null === $member ? null : $this->message->params->{$member} ?? null;
		if ( is_string( $name ) ) {
			self::require_same( 'Mcp-Name', HeaderValue::decode( $this->headers['mcp-name'] ?? null ), $name );
		}
	}

	/** @throws Fault */
	private static function require_same( string $header, ?string $sent, string $expected ): void {
		if ( $sent !== $expected ) {
			/* translators: %s: name of a header. */
			throw new Fault( FaultKind::HeaderMismatch, sprintf( __( 'Header mismatch: %s must be sent, and say what the body says.', 'svc' ), $header ) );
		}
	}

	private function meta(): stdClass {
		$meta = $this->message->params->_meta ?? null;
		return $meta instanceof stdClass ? $meta : new stdClass();
	}
}
