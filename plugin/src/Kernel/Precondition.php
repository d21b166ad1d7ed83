<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** The state that a caller expects to change: an If-Match header, or nothing. */
final class Precondition {

	private function __construct( private readonly ?string $header ) {}

	public static function none(): self {
		return new self( null );
	}

	public static function if_match( ?string $header ): self {
		return new self( $header );
	}

	/** @throws Failure When the thing is no longer as expected. */
	public function require( string $etag ): void {
		if ( null !== $this->header && ! Etag::matches( $this->header, $etag ) ) {
			throw Failure::precondition();
		}
	}
}
