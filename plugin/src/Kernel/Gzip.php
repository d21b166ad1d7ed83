<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** Text, compressed for a client as much as for keeping: little effort, because somebody waits. */
final class Gzip {

	private const LEVEL = 1;

	/** PHP may be without it. */
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

	/** Text does not begin like that. */
	public static function is( string $bytes ): bool {
		return str_starts_with( $bytes, "\x1f\x8b" );
	}
}
