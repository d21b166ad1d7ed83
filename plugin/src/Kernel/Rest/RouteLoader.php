<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Closure;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Registers the routes of a namespace when a request is about to use them.
 *
 * Core reads all routes in every request to the REST API, so routes of other namespaces would be built and normalised
 * without use. The indexes, batches and code that reads the list of all routes still find every route.
 */
final class RouteLoader {

	/** @var array<string, true> Namespaces whose routes are registered with the current server. */
	private array $loaded = array();

	/**
	 * @param list<non-falsy-string>    $bases
	 * @param Closure(string): void     $register Registers the routes of one namespace.
	 */
	public function __construct(
		private readonly array $bases,
		private readonly Closure $register,
	) {}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'announce' ), 10, 1 );
		add_filter( 'rest_pre_dispatch', array( $this, 'load_for_request' ), -1, 3 );
		add_filter( 'rest_endpoints', array( $this, 'load_for_list' ), 0 );
		add_filter( 'rest_exposed_cors_headers', array( $this, 'expose_headers' ), 10, 2 );
	}

	/** Registers the namespaces with a new server, without their routes. */
	public function announce( WP_REST_Server $server ): void {
		$this->loaded = array();
		foreach ( $this->bases as $base ) {
			$server->register_route( $base, "/$base", array() );
		}
	}

	public function load_for_request( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		$path = strtolower( trim( $request->get_route(), '/' ) );
		if ( '' === $path || 'batch/v1' === $path ) {
			$this->load( $this->bases );
		} else {
			$this->load( self::of( $this->bases, $path ) );
		}
		return $result;
	}

	/**
	 * @param array<string, mixed> $endpoints Routes of one namespace, or of all, which then include the index.
	 * @return array<string, mixed>
	 */
	public function load_for_list( array $endpoints ): array {
		$is_core_looking = doing_filter( 'rest_post_dispatch' ) || doing_filter( 'rest_pre_dispatch' );
		if ( $is_core_looking || ! isset( $endpoints['/'] ) || count( $this->loaded ) === count( $this->bases ) ) {
			return $endpoints;
		}
		$this->load( $this->bases );
		return $endpoints + rest_get_server()->get_routes();
	}

	/**
	 * Response headers that scripts of other origins may read, beside core's. Core applies this filter before it dispatches.
	 *
	 * @param list<string> $headers
	 * @return list<string>
	 */
	public function expose_headers( array $headers, WP_REST_Request $request ): array {
		$is_ours = array() !== self::of( $this->bases, strtolower( trim( $request->get_route(), '/' ) ) );
		return $is_ours ? array( ...$headers, 'ETag', 'Location' ) : $headers;
	}

	/**
	 * @param list<non-falsy-string> $bases
	 * @return array<int, non-falsy-string>
	 */
	private static function of( array $bases, string $path ): array {
		return array_filter( $bases, static fn ( string $base ): bool => str_starts_with( "$path/", "$base/" ) );
	}

	/** @param array<array-key, non-falsy-string> $bases */
	private function load( array $bases ): void {
		foreach ( $bases as $base ) {
			if ( ! isset( $this->loaded[ $base ] ) ) {
				$this->loaded[ $base ] = true;
				( $this->register )( $base );
			}
		}
	}
}
