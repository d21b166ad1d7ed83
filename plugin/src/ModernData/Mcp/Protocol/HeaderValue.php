<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Protocol;

/** Decodes header values: the protocol encodes values beyond plain ASCII. */
final class HeaderValue {

	/** Null where the header is missing or not readable. */
	public static function decode( ?string $value ): ?string {
		if ( null === $value || 1 !== preg_match( '/^=\?base64\?(.*)\?=$/Ds', $value, $found ) ) {
			return null !== $value && 1 === preg_match( '/^[\x20-\x7E\t]*$/D', $value ) ? $value : null;
		}
		$decoded = base64_decode( $found[1], true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- the protocol's encoding.
		// PHP accepts base64 without padding, so the length is checked.
		return is_string( $decoded ) && 0 === strlen( $found[1] ) % 4 && 1 === preg_match( '//u', $decoded ) ? $decoded : null;
	}
}
