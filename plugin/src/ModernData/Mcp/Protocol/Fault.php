<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Protocol;

use RuntimeException;

/** A protocol error that refuses a request. Refusals by a tool are results instead. */
final class Fault extends RuntimeException {

	/** @param array<string, mixed> $data */
	public function __construct(
		public readonly FaultKind $kind,
		string $message,
		public readonly array $data = array(),
	) {
		parent::__construct( $message );
	}

	public static function params( string $message ): self {
		return new self( FaultKind::BadParams, $message );
	}

	/** The same error for hidden and for missing resources. */
	public static function no_resource( string $uri ): self {
		return new self( FaultKind::NoResource, __( 'There is no such resource.', 'svc' ), array( 'uri' => $uri ) );
	}

	/** @return array<string, mixed> The error member of a JSON-RPC answer. */
	public function error( Era $era ): array {
		return array(
			'code'    => $this->kind->code( $era ),
			'message' => $this->getMessage(),
		) + ( array() === $this->data ? array() : array( 'data' => $this->data ) );
	}
}
