<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use stdClass;
use WP_Post_Type;

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

	/** @var list<string> Types without routes on the current server. */
	private array $missing = array();

	/** @param list<string> $types */
	public function __construct( private readonly array $types ) {}

	/** Core registers its routes at 99. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'hold_back' ), 98 );
		add_action( 'rest_api_init', array( $this, 'give_back' ), 100 );
	}

	/** @param string $path Of the request, in lower case. */
	public function load_for( string $path ): void {
		foreach ( $this->missing as $type ) {
			if ( str_starts_with( "$path/", "/wp/v2/$type/" ) || in_array( $path, self::LINKING, true ) ) {
				$this->load( $type );
			}
		}
	}

	public function load_all(): void {
		array_map( $this->load( ... ), $this->missing );
	}

	public function hold_back(): void {
		foreach ( $this->declared() as $type ) {
			$this->controllers[ $type->name ] = $type->rest_controller_class;
			$type->rest_controller_class      = self::NO_CONTROLLER;
		}
	}

	public function give_back(): void {
		// Where core's routes are left out or removed, the types have none either.
		$this->missing = has_action( 'rest_api_init', 'create_initial_rest_routes' ) ? array_keys( $this->controllers ) : array();
		foreach ( $this->declared() as $type ) {
			$type->rest_controller_class = $this->controllers[ $type->name ] ?? $type->rest_controller_class;
		}
		$this->controllers = array();
	}

	/** As create_initial_rest_routes() does it for each type; other code may have called that function since. */
	private function load( string $name ): void {
		$this->missing = array_values( array_diff( $this->missing, array( $name ) ) );
		$type          = get_post_type_object( $name );
		if ( null !== $type && null === rest_get_server()->get_route_options( "/wp/v2/$name" ) ) {
			foreach ( array( $type->get_rest_controller(), $type->get_revisions_rest_controller(), $type->get_autosave_rest_controller() ) as $controller ) {
				$controller?->register_routes();
			}
		}
	}

	/** @return list<WP_Post_Type> */
	private function declared(): array {
		return array_values( array_filter( array_map( get_post_type_object( ... ), $this->types ) ) );
	}
}
