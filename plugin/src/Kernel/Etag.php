<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** Weak validators, computed from the answer that the caller sees. */
final class Etag {

	public static function of( mixed $body ): string {
		return 'W/"' . substr( hash( 'sha256', (string) wp_json_encode( $body ) ), 0, 27 ) . '"';
	}

	/** Whether a header of If-Match or If-None-Match names this validator, by weak comparison. */
	public static function matches( string $header, string $etag ): bool {
		if ( '*' === trim( $header ) ) {
			return true;
		}
		preg_match_all( '/"([^"]*)"/', $header, $found );
		foreach ( $found[1] as $candidate ) {
			// Web servers that compress an answer append a suffix to its validator.
			if ( self::opaque( $etag ) === preg_replace( '/-(?:gzip|br|zstd)$/', '', $candidate ) ) {
				return true;
			}
		}
		return false;
	}

	private static function opaque( string $etag ): string {
		return trim( substr( $etag, 2 ), '"' );
	}
}
