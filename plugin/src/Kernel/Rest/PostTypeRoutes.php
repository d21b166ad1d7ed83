<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use stdClass;
use Svc\Kernel\Posts\EditedTypes;
use WP_Post_Type;
use WP_REST_Request;

/**
 * Registers core's own routes of the components' post types when a request is about to use them. Core would register a dozen for
 * each type in every request to the REST API.
 */
final class PostTypeRoutes {

	/** Core gives no routes to a type whose controller is no REST controller. */
	private const NO_CONTROLLER = stdClass::class;

	/** The indexes and batches; and the search, whose answers link to posts with the methods that their routes have. */
	private const LINKING = array( '/', '/wp/v2', '/wp/v2/search', '/batch/v1' );

	/** @var array<string, string|bool> Controllers by type, while core registers its routes. */
	private array $controllers = array();

	/** @var array<string, string> In lower case, by type. */
	private array $paths = array();

	/** @var array<string, string> Paths of the types without routes on the current server. */
	private array $missing = array();

	public function __construct( private readonly EditedTypes $types ) {}

	/** Core registers its routes at 99. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'hold_back' ), 98 );
		add_action( 'rest_api_init', array( $this, 'give_back' ), 100 );
	}

	/** @param string $path Of the request, in lower case. */
	public function load_for( string $path ): void {
		foreach ( $this->paths as $name => $own ) {
			if ( str_starts_with( "$path/", "$own/" ) || in_array( $path, self::LINKING, true ) ) {
				$this->load( $name );
			}
		}
	}

	public function load_all(): void {
		array_map( $this->load( ... ), array_keys( $this->paths ) );
	}

	/** Also where the list of routes was read before core had made its own. */
	public function are_missing(): bool {
		return array() !== $this->missing;
	}

	public function hold_back(): void {
		foreach ( $this->declared() as $type ) {
			// A server made inside of this action runs it again.
			if ( self::NO_CONTROLLER !== $type->rest_controller_class ) {
				$this->controllers[ $type->name ] = $type->rest_controller_class;
				$type->rest_controller_class      = self::NO_CONTROLLER;
			}
		}
	}

	public function give_back(): void {
		// Where core's routes are left out or removed, the types have none either.
		$are_core_there = false !== has_action( 'rest_api_init', 'create_initial_rest_routes' );
		$this->paths    = array();
		foreach ( $this->declared() as $type ) {
			$type->rest_controller_class = $this->controllers[ $type->name ] ?? $type->rest_controller_class;
			if ( $type->show_in_rest ) {
				$this->paths[ $type->name ] = strtolower( self::path( $type ) );
			}
		}
		$this->missing     = $are_core_there ? $this->paths : array();
		$this->controllers = array();
	}

	/** As create_initial_rest_routes() does it for each type. The routes have the schema of the post meta. */
	private function load( string $name ): void {
		$this->types->register_meta( $name );
		$is_missing = isset( $this->missing[ $name ] );
		unset( $this->missing[ $name ] );
		$type = get_post_type_object( $name );
		if ( ! $is_missing || null === $type || isset( rest_get_server()->get_routes( (string) $type->rest_namespace )[ self::path( $type ) . '/(?P<id>[\\d]+)' ] ) ) {
			return;
		}
		foreach ( array( $type->get_rest_controller(), $type->get_revisions_rest_controller(), $type->get_autosave_rest_controller() ) as $controller ) {
			$controller?->register_routes();
		}
	}

	/** Sites may change both parts. */
	private static function path( WP_Post_Type $type ): string {
		return "/$type->rest_namespace/" . ( $type->rest_base ? $type->rest_base : $type->name );
	}

	/** What follows the path of the type's routes; null for requests to other routes. Case does not matter to core's router either. */
	public static function below( string $name, WP_REST_Request $request ): ?string {
		$type  = get_post_type_object( $name );
		$path  = null === $type ? '' : strtolower( self::path( $type ) );
		// Core's router also takes a line feed at the end.
		$route = strtolower( rtrim( $request->get_route(), "\n" ) );
		return '' !== $path && str_starts_with( "$route/", "$path/" ) ? substr( $route, strlen( $path ) ) : null;
	}

	/** @return list<WP_Post_Type> */
	private function declared(): array {
		return array_values( array_filter( array_map( get_post_type_object( ... ), $this->types->names ) ) );
	}
}
