<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use WP_REST_Request;

/**
 * Skips WordPress's own routes in requests to this plugin, on sites that opt in: registering them takes longer than most answers.
 *
 * They are registered later if code inside such a request dispatches a request to another address.
 */
final class CoreRoutes {

	private const CALLBACK = 'create_initial_rest_routes';
	private const PRIORITY = 99;

	private bool $are_missing = false;

	public function __construct( private readonly Bases $bases ) {}

	/** Call before rest_api_init reaches priority 98. */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'leave_out' ), self::PRIORITY - 1 );
	}

	public function leave_out(): void {
		if ( ! $this->bases->are_asked_for() || ! defined( 'REST_REQUEST' ) ) {
			return;
		}
		/**
		 * Filters whether requests to the plugin's routes leave WordPress's own routes out.
		 *
		 * @param bool $leave_out
		 */
		if ( true !== apply_filters( 'svc_leave_out_core_routes', false ) || ! self::are_last() ) {
			return;
		}
		remove_action( 'rest_api_init', self::CALLBACK, self::PRIORITY );
		if ( ! $this->are_missing ) {
			$this->are_missing = true;
			add_filter( 'rest_pre_dispatch', array( $this, 'bring_back' ), 1, 3 );
		}
	}

	public function bring_back( mixed $result, mixed $server, WP_REST_Request $request ): mixed {
		if ( $this->are_missing && ! $this->bases->have( $request->get_route() ) ) {
			$this->are_missing = false;
			add_action( 'rest_api_init', self::CALLBACK, self::PRIORITY );
			create_initial_rest_routes();
		}
		return $result;
	}

	/** Whether no callback of other code runs at or after the priority of core's callback, where it could read or replace core's routes. */
	private static function are_last(): bool {
		$last = array();
		foreach ( $GLOBALS['wp_filter']['rest_api_init']->callbacks as $priority => $callbacks ) {
			$last = $priority < self::PRIORITY ? $last : array( ...$last, ...array_column( $callbacks, 'function' ) );
		}
		$others = array_filter( $last, static fn ( mixed $callback ): bool => ! is_array( $callback ) || ! $callback[0] instanceof PostTypeRoutes );
		return array( self::CALLBACK ) === array_values( $others );
	}
}
