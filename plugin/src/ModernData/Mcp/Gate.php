<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp;

use Svc\Kernel\Caller;
use Svc\ModernData\Mcp\Protocol\Fault;
use Svc\ModernData\Mcp\Protocol\FaultKind;
use WP_REST_Request;

/** Access checks for all requests to the MCP endpoint. */
final class Gate {

	private const MAX_BYTES = 1048576;

	/** @throws Fault */
	public static function require_origin( WP_REST_Request $request ): void {
		$origin = $request->get_header( 'origin' );
		if ( null !== $origin && ! in_array( strtolower( $origin ), self::origins(), true ) ) {
			throw new Fault( FaultKind::Forbidden, __( 'Pages of other sites may not use this.', 'svc' ) );
		}
	}

	/**
	 * A login alone is not enough: accounts of other sites and spam accounts have one.
	 *
	 * @throws Fault
	 */
	public static function require_member( Caller $caller ): void {
		if ( 0 === $caller->id() ) {
			throw new Fault( FaultKind::NoLogin, __( 'Log in with your user name and an application password (HTTP Basic).', 'svc' ) );
		}
		if ( ! $caller->is_member() ) {
			throw new Fault( FaultKind::Forbidden, __( 'Sorry, you are not a member of this site.', 'svc' ) );
		}
	}

	/** @throws Fault */
	public static function require_json( WP_REST_Request $request, string $body ): void {
		if ( ! $request->is_json_content_type() ) {
			throw new Fault( FaultKind::NotJson, __( 'Send JSON, with the header Content-Type: application/json.', 'svc' ) );
		}
		if ( strlen( $body ) > self::MAX_BYTES ) {
			throw new Fault( FaultKind::TooLarge, __( 'Send at most one megabyte.', 'svc' ) );
		}
	}

	/** @return list<string> */
	private static function origins(): array {
		$own = array_map( array( self::class, 'origin' ), array( home_url(), site_url(), admin_url(), network_home_url() ) );
		/**
		 * Filters the web origins whose pages may use the MCP endpoint. Clients other than browsers send no origin.
		 *
		 * @param list<string> $origins Such as `https://example.com`.
		 */
		return array_map( 'strtolower', array_values( (array) apply_filters( 'svc_mcp_origins', array_values( array_unique( $own ) ) ) ) );
	}

	private static function origin( string $url ): string {
		$parts = (array) wp_parse_url( $url );
		return strtolower( ( $parts['scheme'] ?? '' ) . '://' . ( $parts['host'] ?? '' ) ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}
}
