<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Closure;
use LogicException;
use Svc\Kernel\Rest\Route;

/** A feature that is built on first use, with the beginnings of its routes' paths, so that a request builds only what it may use. */
final class LazyFeature {

	private ?Feature $made = null;

	/** @var list<string> */
	private readonly array $paths;

	/**
	 * @param Closure(): Feature $make
	 * @param string             ...$paths Below the namespace, with `*` for an id. `/profiles` has the routes below it too. None without routes.
	 */
	public function __construct( private readonly Closure $make, string ...$paths ) {
		$this->paths = array_values( $paths );
	}

	public function feature(): Feature {
		return $this->made ??= ( $this->make )();
	}

	/** @param string $path Of a request or of a route, such as `/profiles/7` or `/profiles/{id}`. */
	public function has( string $path ): bool {
		return array() !== $this->paths && 1 === preg_match( '@^(?:' . str_replace( '*', '[^/]+', implode( '|', $this->paths ) ) . ')(?:/|$)@i', $path );
	}

	/** @return list<Route> */
	public function routes(): array {
		$routes = $this->feature()->routes();
		foreach ( $routes as $route ) {
			if ( ! $this->has( $route->path ) ) {
				throw new LogicException( "Requests do not find $route->path: name a beginning of its path at " . $this->feature()::class . ' in features().' );
			}
		}
		return $routes;
	}
}
