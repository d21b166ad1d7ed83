<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

/**
 * Extracts the first frame of an animated GIF or WebP as a separate file of the frame's own size.
 *
 * Imagick decodes every frame of a file, at the size of the whole canvas: 2 MB can hold ten thousand of them.
 * A GIF's frame may also be larger than the canvas that the file begins with.
 */
final class FirstFrame {

	private const GIF_HEAD    = 13;
	private const GIF_COLORS  = 0x80;
	private const WEBP_MOVES  = 0x02;
	private const WEBP_ALPHA  = 0x10;
	private const FRAME_HEAD  = 16;
	private const WEBP_CHUNKS = array( 'ALPH', 'VP8 ', 'VP8L' );

	/** @return string|null The bytes of a file that has one frame; null where a frame is incomplete. Files of other formats are returned unchanged. */
	public static function of( string $bytes ): ?string {
		return match ( true ) {
			str_starts_with( $bytes, 'GIF8' ) => self::of_gif( $bytes ),
			'WEBPVP8X' === substr( $bytes, 8, 8 ) && 0 !== ( self::byte( $bytes, 20 ) & self::WEBP_MOVES ) => self::of_webp( $bytes ),
			default => $bytes,
		};
	}

	/** Format: header, screen and colors; then extensions and images, each a list of length-prefixed blocks that ends with length 0. */
	private static function of_gif( string $bytes ): ?string {
		$at = self::GIF_HEAD + self::color_bytes( self::byte( $bytes, 10 ) );
		while ( '!' === ( $bytes[ $at ] ?? '' ) ) {
			$at = self::after_blocks( $bytes, $at + 2 );
		}
		if ( ',' !== ( $bytes[ $at ] ?? '' ) ) {
			return null;
		}
		$end = self::after_blocks( $bytes, $at + 11 + self::color_bytes( self::byte( $bytes, $at + 9 ) ) );
		if ( $end > strlen( $bytes ) ) {
			return null;
		}
		$size  = substr( $bytes, $at + 5, 4 );
		$frame = substr_replace( substr( $bytes, 0, $end ), "\0\0\0\0", $at + 1, 4 );
		return substr_replace( $frame, $size, 6, 4 ) . ';';
	}

	private static function color_bytes( int $flags ): int {
		return 0 === ( $flags & self::GIF_COLORS ) ? 0 : 3 * 2 ** ( ( $flags & 7 ) + 1 );
	}

	private static function after_blocks( string $bytes, int $at ): int {
		$end = strlen( $bytes );
		while ( $at < $end && "\0" !== $bytes[ $at ] ) {
			$at += 1 + ord( $bytes[ $at ] );
		}
		return $at + 1;
	}

	/** Format: chunks of name, length and content. A frame chunk has position and size, then the chunks of a still image. */
	private static function of_webp( string $bytes ): ?string {
		foreach ( self::chunks( $bytes, 12, strlen( $bytes ) ) as list( $name, $at, $length ) ) {
			if ( 'ANMF' === $name ) {
				$size = substr( $bytes, $at + 6, 6 );
				$head = pack( 'a4Va1x3', 'VP8X', 10, chr( self::WEBP_ALPHA ) ) . $size;
				$body = '';
				foreach ( self::chunks( $bytes, $at + self::FRAME_HEAD, $at + $length ) as list( $part, $from, $long ) ) {
					$body .= in_array( $part, self::WEBP_CHUNKS, true ) ? substr( $bytes, $from - 8, 8 + $long + $long % 2 ) : '';
				}
				return '' === $body ? null : 'RIFF' . pack( 'V', 4 + strlen( $head . $body ) ) . 'WEBP' . $head . $body;
			}
		}
		return null;
	}

	/** @return iterable<array{string, int, int}> Name, offset and length of the content. */
	private static function chunks( string $bytes, int $at, int $end ): iterable {
		while ( $at + 8 <= $end ) {
			$length = (int) ( unpack( 'V', $bytes, $at + 4 )[1] ?? 0 );
			if ( $at + 8 + $length > $end ) {
				return;
			}
			yield array( substr( $bytes, $at, 4 ), $at + 8, $length );
			$at += 8 + $length + $length % 2;
		}
	}

	private static function byte( string $bytes, int $at ): int {
		return ord( $bytes[ $at ] ?? "\0" );
	}
}
