<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

use Closure;

/** A large type that few requests send: it is made when a value arrives, or when its schema is asked for. */
final class Deferred extends Type {

	/** @param Closure(): Type $make Of the same type and description each time. */
	public function __construct( private readonly Closure $make ) {}

	protected function schema(): array {
		return ( $this->make )()->json();
	}

	protected function read( mixed $value, Source $source ): mixed {
		return ( $this->make )()->parse( $value, $source );
	}
}
