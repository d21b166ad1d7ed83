<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Throwable;
use WeakMap;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;

/** Exposes operations as REST routes. The only file that calls register_rest_route(). */
final class Router {

	/** The key of the Route in core's route options. */
	private const MARK = 'svc_route';

	/** Seconds in the Retry-After header of answers that say that the site is busy. */
	private const RETRY_AFTER = 5;

	/** True outside of a dispatch as well: code that then reads the routes needs full descriptions. */
	private bool $is_help = true;

	/** @var WeakMap<WP_REST_Request, array<string, mixed>> Checked input of the running requests. */
	private readonly WeakMap $inputs;

	/** @var WeakMap<WP_REST_Request, Caller> Cached, because core checks permissions several times per request. */
	private readonly WeakMap $callers;

	private readonly PrivateAnswers $private_answers;

	/** @param non-falsy-string $base */
	public function __construct( private readonly string $base ) {
		$this->inputs  = new WeakMap();
		$this->callers = new WeakMap();

		$this->private_answers = new PrivateAnswers();
	}

	public function register(): void {
		add_filter( 'rest_request_before_callbacks', array( $this, 'check_input' ), 10, 3 );
		add_filter( 'rest_post_dispatch', array( $this, 'finish' ), 100, 3 );
		add_filter( 'rest_pre_dispatch', array( $this, 'notice_help' ), 10, 3 );
		add_filter( 'rest_endpoints', array( $this, 'describe' ) );
		$this->private_answers->register();
		// Runs last, after other plugins have sent their headers.
		add_filter( 'rest_pre_serve_request', static fn ( mixed $is_served, WP_HTTP_Response $response, WP_REST_Request $request ): mixed => $response instanceof DocumentResponse ? DocumentSender::send( (bool) $is_served, $response, $request ) : $is_served, PHP_INT_MAX, 3 );
	}

	/** @param list<Route> $routes To register with the current server, all of each path. */
	public function add( array $routes ): void {
		$paths = array();
		foreach ( $routes as $route ) {
			$paths[ $route->pattern() ][] = $route;
		}
		foreach ( $paths as $pattern => $routes_of_path ) {
			$options = array_map( fn ( Route $route ): array => $this->endpoint( $route ), $routes_of_path );
			// The schema of a route is that of the answer to a read.
			$options['schema'] = static fn (): array => Help::schema( $routes_of_path[0]->operation() );
			register_rest_route( $this->base, $pattern, $options );
		}
	}

	/**
	 * Registers a route without an operation, because its protocol is not REST.
	 *
	 * @param non-falsy-string                                       $base
	 * @param non-falsy-string                                       $path
	 * @param callable(WP_REST_Request): (WP_REST_Response|WP_Error) $callback Also checks permissions.
	 */
	public static function register_bare( string $base, string $path, string $method, callable $callback ): void {
		register_rest_route(
			$base,
			$path,
			array(
				'methods'             => $method,
				'callback'            => $callback,
				'permission_callback' => '__return_true',
			)
		);
	}

	/** Notes whether arguments will be shown: only OPTIONS and the indexes do, but core reads all routes on every request. */
	public function notice_help( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		$this->is_help = 'OPTIONS' === $request->get_method() || in_array( trim( $request->get_route(), '/' ), array( '', $this->base ), true );
		return $result;
	}

	/** @param mixed $endpoints Handlers by pattern, as filtered by other plugins. */
	public function describe( mixed $endpoints ): mixed {
		foreach ( $this->is_help && is_array( $endpoints ) ? $endpoints : array() as $pattern => $handlers ) {
			foreach ( (array) $handlers as $key => $handler ) {
				$route = is_array( $handler ) ? $this->own_route( $handler ) : null;
				if ( null !== $route ) {
					$endpoints[ $pattern ][ $key ]['args'] = Help::arguments( $route->operation() );
				}
			}
		}
		return $endpoints;
	}

	/**
	 * Replaces core's parameter check by the operation's.
	 *
	 * @param mixed                $response
	 * @param array<string, mixed> $handler
	 */
	public function check_input( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$route = $this->own_route( $handler );
		if ( null === $route || ( $response instanceof WP_Error && 'rest_missing_callback_param' !== $response->get_error_code() ) ) {
			return $response;
		}
		try {
			$this->inputs[ $request ] = Input::of( $request, $route->operation(), $route->method );
			return null;
		} catch ( Failure $failure ) {
			return Answer::error( $failure );
		}
	}

	public function finish( WP_REST_Response $response, mixed $server, WP_REST_Request $request ): WP_REST_Response {
		$route = $this->own_route( (array) $response->get_matched_handler() );
		if ( null === $route ) {
			return $response;
		}
		$this->private_answers->mark( $response, $request, $route->is_stored && ( 'POST' !== $route->method || ! $route->operation()->effect->is_readonly() ) );
		$error = $response->is_error() ? $response->get_data()['data'] ?? array() : array();
		$after = CommonError::Busy->status() === $response->get_status() ? self::RETRY_AFTER : $error['retry_after'] ?? null;
		if ( null !== $after ) {
			$response->header( 'Retry-After', (string) $after );
		}
		return Answer::revalidated( $response, $request );
	}

	/** @return array<string, mixed> */
	private function endpoint( Route $route ): array {
		return array(
			'methods'             => $route->method,
			'args'                => array(),
			'permission_callback' => fn ( WP_REST_Request $request ): bool|WP_Error => $route->operation()->allows( $this->caller( $request ) ) ? true : Answer::error( Failure::forbidden() ),
			'callback'            => fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => $this->respond( $route, $request ),
			self::MARK            => array( $this->base, $route ),
		);
	}

	private function respond( Route $route, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$operation = $route->operation();
		try {
			$call = new Call(
				Input::path( $request, $operation ),
				$this->inputs[ $request ] ?? array(),
				$this->caller( $request ),
				Precondition::if_match( $request->get_header( 'if_match' ) ),
				$request->get_header( 'idempotency_key' )
			);
			return Answer::of( $operation->run( $call ), $request, $this->base, $operation->effect->is_readonly() && $route->is_stored );
		} catch ( Failure $failure ) {
			return Answer::error( $failure );
		} catch ( Throwable $error ) {
			return Answer::crash( $operation, $error );
		}
	}

	private function caller( WP_REST_Request $request ): Caller {
		$known = $this->callers[ $request ] ?? null;
		return null !== $known && $known->is_current() ? $known : $this->callers[ $request ] = Caller::current();
	}

	/** @param array<string, mixed> $handler */
	private function own_route( array $handler ): ?Route {
		list( $base, $route ) = $handler[ self::MARK ] ?? array( null, null );
		return $base === $this->base ? $route : null;
	}
}
