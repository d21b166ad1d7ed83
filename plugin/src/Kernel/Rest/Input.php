<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use stdClass;
use Svc\Kernel\Failure;
use Svc\Kernel\Operation;
use Svc\Kernel\Schema\Source;
use WP_REST_Request;

/** The input of a request: ids from the path only, a read's input from the query, a write's from the JSON body. */
final class Input {

	/**
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	public static function of( WP_REST_Request $request, Operation $operation, string $method ): array {
		$query = self::own_parameters( $request->get_query_params() );
		if ( 'GET' === $method || 'DELETE' === $method ) {
			return $operation->parse( $query, Source::Query );
		}
		if ( array() !== $query ) {
			$text = __( 'Send this in the JSON body, not in the address.', 'svc' );
			throw Failure::invalid( array_fill_keys( array_map( 'strval', array_keys( $query ) ), $text ) );
		}
		return $operation->parse( self::body( $request ), Source::Json );
	}

	/** @return array<string, int> Numbers too large for an id become 0, which is never an id. */
	public static function path( WP_REST_Request $request, Operation $operation ): array {
		$given = $request->get_url_params();
		$path  = array();
		foreach ( $operation->path as $name ) {
			$path[ $name ] = 1 === preg_match( '/^(-?)0*([0-9]{1,18})$/D', (string) ( $given[ $name ] ?? '' ), $match ) ? (int) ( $match[1] . $match[2] ) : 0;
		}
		return $path;
	}

	/**
	 * Removes core's own parameters. All but one start with an underscore.
	 *
	 * @param array<array-key, mixed> $query
	 * @return array<array-key, mixed>
	 */
	private static function own_parameters( array $query ): array {
		return array_filter(
			$query,
			static fn ( int|string $name ): bool => 'rest_route' !== $name && ! str_starts_with( (string) $name, '_' ),
			ARRAY_FILTER_USE_KEY
		);
	}

	/** @throws Failure */
	private static function body( WP_REST_Request $request ): stdClass {
		$body = $request->is_json_content_type() ? json_decode( (string) $request->get_body() ) : null;
		if ( ! $body instanceof stdClass ) {
			throw Failure::invalid( array( 'body' => __( 'Send a JSON object with the header Content-Type: application/json.', 'svc' ) ) );
		}
		return $body;
	}
}
