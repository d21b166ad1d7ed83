<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** Compresses text for clients and for storage, at a low level because it runs during requests. */
final class Gzip {

	private const LEVEL = 1;

	/** Whether PHP has the zlib extension. */
	public static function is_available(): bool {
		return function_exists( 'deflate_init' );
	}

	/** @param iterable<string> $pieces */
	public static function of( iterable $pieces ): string {
		$deflate = deflate_init( ZLIB_ENCODING_GZIP, array( 'level' => self::LEVEL ) );
		$bytes   = '';
		if ( false === $deflate ) {
			return $bytes;
		}
		foreach ( $pieces as $piece ) {
			$bytes .= deflate_add( $deflate, $piece, ZLIB_NO_FLUSH );
		}
		return $bytes . deflate_add( $deflate, '', ZLIB_FINISH );
	}

	/** Whether the bytes start with the gzip signature, which text never does. */
	public static function is( string $bytes ): bool {
		return str_starts_with( $bytes, "\x1f\x8b" );
	}
}
