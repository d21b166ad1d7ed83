<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Protocol;

use stdClass;
use Svc\Kernel\Caller;

/** One request that expects an answer, with its caller and protocol revision. */
final class Exchange {

	public const VERSION      = 'io.modelcontextprotocol/protocolVersion';
	public const CAPABILITIES = 'io.modelcontextprotocol/clientCapabilities';

	/** @var list<array<string, mixed>> */
	private array $notifications = array();

	/** @param array<string, string> $headers Lower-case names, as sent. */
	public function __construct(
		public readonly Era $era,
		public readonly Message $message,
		public readonly Caller $caller,
		private readonly array $headers = array(),
	) {}

	/** @throws Fault */
	public function text( string $name ): string {
		$value = $this->message->params->{$name} ?? null;
		/* translators: %s: name of a parameter. */
		return is_string( $value ) ? $value : throw Fault::params( sprintf( __( 'The parameter %s must be text.', 'svc' ), $name ) );
	}

	/** @throws Fault */
	public function object( string $name ): stdClass {
		$value = $this->message->params->{$name} ?? new stdClass();
		/* translators: %s: name of a parameter. */
		return $value instanceof stdClass ? $value : throw Fault::params( sprintf( __( 'The parameter %s must be an object.', 'svc' ), $name ) );
	}

	/**
	 * The arguments with objects converted to arrays, as abilities expect.
	 *
	 * @return array<array-key, mixed>
	 */
	public function arguments(): array {
		return (array) json_decode( (string) wp_json_encode( $this->object( 'arguments' ) ), true );
	}

	public function meta( string $key ): mixed {
		return $this->object( '_meta' )->{$key} ?? null;
	}

	public function header( string $name ): ?string {
		return $this->headers[ strtolower( $name ) ] ?? null;
	}

	/**
	 * Only checked in newer revisions, which send the client's capabilities with every request.
	 *
	 * @throws Fault
	 */
	public function require_capability( string $name ): void {
		if ( ! $this->has_capability( $name ) ) {
			$needed = array( 'requiredCapabilities' => array( $name => new stdClass() ) );
			/* translators: %s: name of a capability. */
			throw new Fault( FaultKind::MissingCapability, sprintf( __( 'This needs a client with the capability %s.', 'svc' ), $name ), $needed );
		}
	}

	public function has_capability( string $name ): bool {
		return isset( $this->meta( self::CAPABILITIES )->{$name} );
	}

	/**
	 * Queues a notification that is sent before the answer.
	 *
	 * @param array<string, mixed> $params
	 */
	public function notify( string $method, array $params ): void {
		$this->notifications[] = array(
			'jsonrpc' => '2.0',
			'method'  => $method,
			'params'  => $params,
		);
	}

	/** @return list<array<string, mixed>> */
	public function notifications(): array {
		return $this->notifications;
	}
}
