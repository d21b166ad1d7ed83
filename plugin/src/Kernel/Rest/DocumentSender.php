<?php

declare( strict_types=1 );

namespace Svc\Kernel\Rest;

use Svc\Kernel\Document;
use WP_REST_Request;

/** Sends documents without core's JSON encoder, gzipped as stored where client and server support it. */
final class DocumentSender {

	/** Core's parameters that change the encoding of the body. */
	private const ENCODED_BY_CORE = array( '_jsonp', '_pretty' );

	public static function send( bool $is_served, DocumentResponse $response, WP_REST_Request $request ): bool {
		$document = $response->document();
		if ( $is_served || null === $document || 'HEAD' === $request->get_method() || self::is_left_to_core( $document, $request ) ) {
			return $is_served;
		}
		if ( $document->is_gzipped() && self::gzip_is_welcome( $request ) ) {
			header( 'Content-Encoding: gzip' );
			echo $document->bytes(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the body itself.
			return true;
		}
		foreach ( $document->pieces() as $piece ) {
			echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the body itself.
		}
		return true;
	}

	public static function gzip_is_welcome( WP_REST_Request $request ): bool {
		return self::accepts_gzip( (string) $request->get_header( 'accept_encoding' ) ) && self::is_unchanged_by_php();
	}

	private static function is_left_to_core( Document $document, WP_REST_Request $request ): bool {
		$asked = array_intersect_key( $request->get_query_params(), array_flip( self::ENCODED_BY_CORE ) );
		return $document->is_json() && array() !== $asked;
	}

	/** A `*` in Accept-Encoding is ignored: plain text suits every client. */
	private static function accepts_gzip( string $accepted ): bool {
		return 1 === preg_match( '/(?:^|,)\s*(?:x-)?gzip\s*(?:;\s*q\s*=\s*(\d(?:\.\d*)?)\s*)?(?=,|$)/i', $accepted, $found )
			&& (float) ( $found[1] ?? 1 ) > 0;
	}

	/** Whether no compression and no output buffer of another plugin will process the bytes. */
	private static function is_unchanged_by_php(): bool {
		return ! headers_sent()
			&& in_array( strtolower( (string) ini_get( 'zlib.output_compression' ) ), array( '', '0', 'off' ), true )
			&& array() === array_diff( ob_list_handlers(), array( 'default output handler' ) );
	}
}
