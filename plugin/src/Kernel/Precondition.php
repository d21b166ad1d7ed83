<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** The version that a caller expects to change: an If-Match header, or none. */
final class Precondition {

	private function __construct( private readonly ?string $header ) {}

	public static function none(): self {
		return new self( null );
	}

	public static function if_match( ?string $header ): self {
		return new self( $header );
	}

	/** @throws Failure When the target has another version. */
	public function require( string $etag ): void {
		if ( null !== $this->header && ! Etag::matches( $this->header, $etag ) ) {
			throw Failure::precondition();
		}
	}
}
