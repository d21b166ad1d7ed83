<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Svc\Kernel\Operation;

/** An operation at an address. */
final class Route {

	/** @param string $path Below the namespace, with `{id}` for each of the operation's path ids. */
	private function __construct(
		public readonly string $method,
		public readonly string $path,
		public readonly Operation $operation,
	) {}

	public static function get( string $path, Operation $operation ): self {
		return new self( 'GET', $path, $operation );
	}

	public static function post( string $path, Operation $operation ): self {
		return new self( 'POST', $path, $operation );
	}

	public static function put( string $path, Operation $operation ): self {
		return new self( 'PUT', $path, $operation );
	}

	public static function delete( string $path, Operation $operation ): self {
		return new self( 'DELETE', $path, $operation );
	}

	/**
	 * The path as core's router wants it.
	 *
	 * @return non-falsy-string
	 */
	public function pattern(): string {
		return '/' . preg_replace( '/\{(\w+)\}/', '(?P<$1>[\d]+)', ltrim( $this->path, '/' ) );
	}
}
