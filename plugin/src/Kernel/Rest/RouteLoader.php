<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Closure;
use Svc\Kernel\Component;
use Svc\Kernel\Posts\EditedTypes;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Registers routes when a request is about to use them.
 *
 * Core reads all routes in every request to the REST API, so other routes would be built and normalised without use. The
 * indexes, batches and code that reads the list of all routes still find every route.
 */
final class RouteLoader {

	/** @var array<string, Router> By namespace. */
	private array $routers = array();

	/** @var array<string, array<string, true>> Methods and paths of the routes that the current server has, by namespace. */
	private array $loaded = array();

	/** @var array<string, true> Namespaces whose routes without an operation the current server has. */
	private array $has_others = array();

	/** @var array<string, true> Namespaces of which the current server has all routes. */
	private array $has_whole = array();

	private bool $has_all = false;

	private readonly PostTypeRoutes $post_type_routes;

	/**
	 * @param array<non-falsy-string, Component> $components By namespace.
	 * @param array<non-falsy-string, Component> $off        Those that are switched off, by namespace.
	 * @param EditedTypes                        $types      Of the components.
	 * @param Closure(): bool                    $is_ready   Whether the tables are there.
	 */
	public function __construct(
		private readonly array $components,
		private readonly array $off,
		EditedTypes $types,
		private readonly Closure $is_ready,
	) {
		$this->post_type_routes = new PostTypeRoutes( $types );
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'announce' ), 10, 1 );
		add_filter( 'rest_pre_dispatch', array( $this, 'load_for_request' ), -1, 3 );
		add_filter( 'rest_endpoints', array( $this, 'load_for_list' ), 0 );
		// Runs last, so that other plugins filter the whole list.
		add_filter( 'rest_endpoints', array( $this, 'keep_answered' ), PHP_INT_MAX );
		add_filter( 'rest_exposed_cors_headers', array( $this, 'expose_headers' ), 10, 2 );
		$this->post_type_routes->register();
	}

	/** Registers the namespaces with a new server, without their routes. Other plugins fire the action without the server. */
	public function announce( mixed $server = null ): void {
		$server           = $server instanceof WP_REST_Server ? $server : rest_get_server();
		$this->loaded     = array();
		$this->has_others = array();
		$this->has_whole  = array();
		$this->has_all    = false;
		foreach ( array_keys( $this->components ) as $base ) {
			$server->register_route( $base, "/$base", array() );
		}
	}

	public function load_for_request( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		$path = self::path( $request );
		$this->post_type_routes->load_for( $path );
		if ( in_array( $path, array( '/', '/batch/v1' ), true ) ) {
			$this->load_all();
			return $result;
		}
		$base = $this->base( $path );
		if ( null !== $base ) {
			$below = substr( $path, strlen( "/$base" ) );
			$this->load( $base, '' === $below ? null : $below );
		}
		return $result;
	}

	/** @param mixed $endpoints Routes of one namespace, or of all, which then include the index. */
	public function load_for_list( mixed $endpoints ): mixed {
		if ( ! is_array( $endpoints ) || ! $this->is_part( $endpoints ) || self::is_for_one_route() ) {
			return $endpoints;
		}
		$base = isset( $endpoints['/'] ) ? null : $this->listed_base( $endpoints );
		null === $base ? $this->load_all() : $this->load( $base, null );
		return $endpoints + rest_get_server()->get_routes( (string) $base );
	}

	/** @param array<array-key, mixed> $endpoints As in load_for_list(). */
	private function is_part( array $endpoints ): bool {
		if ( isset( $endpoints['/'] ) ) {
			return ! $this->has_all || $this->post_type_routes->are_missing();
		}
		$base = $this->listed_base( $endpoints );
		return null !== $base && ! isset( $this->has_whole[ $base ] );
	}

	/**
	 * @param array<array-key, mixed> $endpoints Of one namespace.
	 * @return non-falsy-string|null The namespace, where it is ours.
	 */
	private function listed_base( array $endpoints ): ?string {
		foreach ( array_keys( $this->components ) as $base ) {
			if ( isset( $endpoints[ "/$base" ] ) ) {
				return $base;
			}
		}
		return null;
	}

	/**
	 * For the Allow header of an answer core normalises all routes, in 1.5 % of a request, and reads one. Of our answers it gets
	 * that one alone.
	 */
	public function keep_answered( mixed $endpoints ): mixed {
		if ( ! is_array( $endpoints ) || ! doing_filter( 'rest_post_dispatch' ) ) {
			return $endpoints;
		}
		$reader   = self::reader();
		$answer   = 'rest_send_allow_header' === $reader['function'] ? $reader['args'][0] ?? null : null;
		$answered = $answer instanceof WP_REST_Response ? $answer->get_matched_route() : '';
		return null === $this->base( strtolower( $answered ) ) ? $endpoints : array_intersect_key( $endpoints, array( $answered => true ) );
	}

	/** Whether core reads the list to match a request, whose routes are loaded if it is ours, or for the methods of a matched route or a link. */
	private static function is_for_one_route(): bool {
		return doing_filter( 'rest_post_dispatch' ) || doing_filter( 'rest_pre_dispatch' )
			|| in_array( self::reader()['function'], array( 'match_request_to_handler', 'rest_send_allow_header' ), true );
	}

	/** @return array{function: string, args?: list<mixed>} The call that reads the list of routes. */
	private static function reader(): array {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_debug_backtrace -- the filter is not told who reads the list.
		$calls = debug_backtrace( 0, 7 );
		// Between the reader and this method are get_routes(), apply_filters(), WP_Hook and a method or two of this class.
		return $calls[ 1 + (int) array_search( 'get_routes', array_column( $calls, 'function' ), true ) ] ?? array( 'function' => '' );
	}

	/**
	 * Response headers that scripts of other origins may read, beside core's. Core applies this filter before it dispatches.
	 *
	 * @param list<string> $headers
	 * @return list<string>
	 */
	public function expose_headers( array $headers, WP_REST_Request $request ): array {
		return null === $this->base( self::path( $request ) ) ? $headers : array( ...$headers, 'ETag', 'Location' );
	}

	/** Case does not matter to core's router either. */
	private static function path( WP_REST_Request $request ): string {
		return '/' . strtolower( trim( $request->get_route(), '/' ) );
	}

	/** @return non-falsy-string|null The namespace that a path is in. */
	private function base( string $path ): ?string {
		foreach ( array_keys( $this->components ) as $base ) {
			if ( str_starts_with( "$path/", "/$base/" ) ) {
				return $base;
			}
		}
		return $this->lasting_base( $path );
	}

	/** @return non-falsy-string|null The namespace of a component that is off, where the path answers all the same. */
	private function lasting_base( string $path ): ?string {
		foreach ( $this->off as $base => $component ) {
			foreach ( str_starts_with( $path, "/$base/" ) ? $component->lasting_paths() : array() as $beginning ) {
				if ( str_starts_with( $path, "/$base$beginning" ) ) {
					return $base;
				}
			}
		}
		return null;
	}

	private function load_all(): void {
		$this->has_all = true;
		$this->post_type_routes->load_all();
		foreach ( array_keys( $this->components ) as $base ) {
			$this->load( $base, null );
		}
	}

	/**
	 * @param non-falsy-string $base
	 * @param string|null      $path Below the namespace; null for all of its routes.
	 */
	private function load( string $base, ?string $path ): void {
		if ( null === $path ) {
			$this->has_whole[ $base ] = true;
		}
		if ( ! ( $this->is_ready )() ) {
			return;
		}
		$component              = $this->components[ $base ] ?? $this->off[ $base ];
		$this->routers[ $base ] ??= $this->router( $base );
		if ( ! isset( $this->has_others[ $base ] ) && self::has_other_routes( $component, $path ) ) {
			$this->has_others[ $base ] = true;
			$component->register_other_routes();
		}
		foreach ( isset( $this->components[ $base ] ) ? $component->routes( $path ) : array() as $routes ) {
			$missing = array_filter( $routes, fn ( Route $route ): bool => ! isset( $this->loaded[ $base ][ "$route->method $route->path" ] ) && ( null === $path || $route->matches( $path ) ) );
			foreach ( $missing as $route ) {
				$this->loaded[ $base ][ "$route->method $route->path" ] = true;
			}
			$this->routers[ $base ]->add( array_values( $missing ) );
		}
	}

	/** @param string|null $path As in load(). */
	private static function has_other_routes( Component $component, ?string $path ): bool {
		foreach ( $component->other_paths() as $beginning ) {
			if ( null === $path || str_starts_with( $path, $beginning ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param non-falsy-string $base */
	private function router( string $base ): Router {
		// Core adds the JSON body to an array of parameters without checking its type.
		add_filter( 'rest_pre_dispatch', static fn ( mixed $result, mixed $server, WP_REST_Request $request ): mixed => null === $result && '' !== (string) $request->get_body() ? ( new Guard( new Bases( array( $base ) ) ) )->refusal( $request ) : $result, 1, 3 );
		$router = new Router( $base );
		$router->register();
		return $router;
	}
}
