<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Closure;
use LogicException;
use Svc\Kernel\Rest\Route;
use Svc\Kernel\Schema\Source;

/** Calls a component's operations in this process, so that blocks and the console get the answers of REST without a request. */
final class Operations {

	/** @var array<string, Route>|null */
	private ?array $by_address = null;

	/** @param Closure(): list<Route> $routes */
	public function __construct( private readonly Closure $routes ) {}

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
		$this->by_address ??= array_column( array_map( static fn ( Route $route ): array => array( "$route->method $route->path", $route ), ( $this->routes )() ), 1, 0 );
		return $this->by_address[ "$method $path" ] ?? throw new LogicException( "No operation at $method $path" );
	}
}
