<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use WP_REST_Request;

/**
 * Spares requests to ours the registering of core's hundreds of routes, which takes longer than the answer.
 *
 * They come back as soon as somebody asks for one from within, with rest_do_request().
 */
final class CoreRoutes {

	private const HOOK = array( 'rest_api_init', 'create_initial_rest_routes', 99 );

	private bool $are_missing = false;

	public function __construct( private readonly Bases $bases ) {}

	/** Just before core, so that whoever has taken its routes off already is not overruled. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'leave_out' ), 98 );
		add_filter( 'rest_pre_dispatch', array( $this, 'bring_back' ), 1, 3 );
	}

	public function leave_out(): void {
		if ( ! $this->bases->are_asked_for() || ! defined( 'REST_REQUEST' ) || self::is_followed() ) {
			return;
		}
		/**
		 * Filters whether core registers its routes in a request to one of ours, too. For a site with a plugin that looks for them
		 * in such a request.
		 *
		 * @param bool $keep
		 */
		if ( true !== apply_filters( 'svc_keep_core_routes', false ) ) {
			$this->are_missing = remove_action( ...self::HOOK ) || $this->are_missing;
		}
	}

	public function bring_back( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		if ( $this->are_missing && ! $this->bases->have( $request->get_route() ) ) {
			$this->are_missing = false;
			add_action( ...self::HOOK );
			create_initial_rest_routes();
		}
		return $result;
	}

	/** Whoever comes after core may want to look at its routes, or to change them. */
	private static function is_followed(): bool {
		return max( 0, ...array_keys( $GLOBALS['wp_filter']['rest_api_init']->callbacks ) ) > self::HOOK[2];
	}
}
