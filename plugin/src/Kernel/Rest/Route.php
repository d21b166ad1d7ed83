<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Closure;
use Svc\Kernel\Operation;

/** An operation at an address. The operation is built on first use, because a request uses only one of all routes. */
final class Route {

	private ?Operation $made = null;

	/**
	 * @param string               $path Below the namespace, with `{id}` for each of the operation's path ids, `{-id}` where it may be negative.
	 * @param Closure(): Operation $make
	 */
	private function __construct(
		public readonly string $method,
		public readonly string $path,
		private readonly Closure $make,
		public readonly bool $is_download = false,
		public readonly bool $is_stored = true,
	) {}

	/** Not even the caller's own cache stores its answers. */
	public function unstored(): self {
		return new self( $this->method, $this->path, $this->make, $this->is_download, false );
	}

	/** @param Closure(): Operation $make */
	public static function get( string $path, Closure $make ): self {
		return new self( 'GET', $path, $make );
	}

	/**
	 * A file that a plain link downloads, authenticated by the login cookie alone.
	 *
	 * @param Closure(): Operation $make Must only read.
	 */
	public static function download( string $path, Closure $make ): self {
		return new self( 'GET', $path, $make, true );
	}

	/** @param Closure(): Operation $make */
	public static function post( string $path, Closure $make ): self {
		return new self( 'POST', $path, $make );
	}

	/** @param Closure(): Operation $make */
	public static function put( string $path, Closure $make ): self {
		return new self( 'PUT', $path, $make );
	}

	/** @param Closure(): Operation $make */
	public static function delete( string $path, Closure $make ): self {
		return new self( 'DELETE', $path, $make );
	}

	public function operation(): Operation {
		return $this->made ??= ( $this->make )();
	}

	/**
	 * The path as a regular expression for core's router.
	 *
	 * @return non-falsy-string
	 */
	public function pattern(): string {
		return '/' . preg_replace( array( '/\{(\w+)\}/', '/\{-(\w+)\}/' ), array( '(?P<$1>[\d]+)', '(?P<$1>-?[\d]+)' ), ltrim( $this->path, '/' ) );
	}

	/** @param string $path Of a request, below the namespace; in any case, as for core's router. */
	public function matches( string $path ): bool {
		return 1 === preg_match( '@^' . $this->pattern() . '$@iD', $path );
	}
}
