<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Closure;
use Svc\Kernel\CommonError;
use Svc\Kernel\Failure;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The version of a post on core's own routes, which know no If-Match. The block editor sends the one that it has read
 * (admin/shared/guard-saves.ts); a request without one is not compared.
 */
final class EditedVersion {

	/** Registered beside the post meta of a type. */
	private const FIELD = 'svc_version';

	/** @throws Failure When the post has another version than the request expects. */
	public static function require( WP_REST_Request $request, int|string|null $current ): void {
		$expected = $request[ self::FIELD ];
		if ( null !== $expected && ( ! is_scalar( $expected ) || (string) $expected !== (string) $current ) ) {
			throw new Failure( CommonError::PreconditionFailed, __( 'This has been changed since you opened it, so nothing was saved. Copy what you need, then reload the page.', 'svc' ) );
		}
	}

	/**
	 * An answer that was made inside of a transaction, with the version that its commit has given to the post. Autosaves have it
	 * where they have changed the post itself.
	 *
	 * @param Closure(): (int|string|null) $current
	 */
	public static function answered( mixed $answer, int $id, Closure $current ): mixed {
		$data = $answer instanceof WP_REST_Response ? $answer->get_data() : null;
		if ( $answer instanceof WP_REST_Response && is_array( $data ) && ( $data['id'] ?? 0 ) === $id ) {
			$answer->set_data( array( self::FIELD => $current() ) + $data );
		}
		return $answer;
	}
}
