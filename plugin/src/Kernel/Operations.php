<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use LogicException;
use Svc\Kernel\Rest\Route;
use Svc\Kernel\Schema\Source;

/** Calls a component's operations in this process, so that blocks and the console get the answers of REST without a request. */
final class Operations {

	/** @var array<string, Route> */
	private array $found = array();

	public function __construct( private readonly Component $component ) {}

	/**
	 * @param string               $path   As in the route: `/intranet/org-chart/{id}`.
	 * @param array<string, mixed> $input  Numbers may be sent as text, as in a query string.
	 * @param array<string, int>   $ids    Ids in the path, by name.
	 * @param Caller|null          $caller The logged-in account by default.
	 * @throws Failure
	 */
	public function ask( string $method, string $path, array $input = array(), array $ids = array(), ?Caller $caller = null ): Reply {
		$operation = $this->route( $method, $path )->operation();
		return $operation->run( new Call( $ids, $operation->parse( $input, Source::Loose ), $caller ?? Caller::current(), Precondition::none() ) );
	}

	private function route( string $method, string $path ): Route {
		return $this->found[ "$method $path" ] ??= $this->find( $method, $path );
	}

	private function find( string $method, string $path ): Route {
		foreach ( array_merge( ...array_values( $this->component->routes( $path ) ) ) as $route ) {
			if ( $method === $route->method && $path === $route->path ) {
				return $route;
			}
		}
		throw new LogicException( "No operation at $method $path" );
	}
}
