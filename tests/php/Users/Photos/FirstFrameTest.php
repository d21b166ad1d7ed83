<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Photos;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Photos\FirstFrame;

final class FirstFrameTest extends TestCase {

	/** A WebP of one pixel, lossless. */
	private const WEBP = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

	public function test_a_gif_of_many_frames_has_one(): void {
		$frame = (string) FirstFrame::of( self::gif( 30000, 20000, self::image( 3, 2 ), self::image( 9, 9 ) ) );
		self::assertSame( self::gif( 3, 2, self::image( 3, 2 ) ), $frame );
		self::assertSame( array( 3, 2, IMAGETYPE_GIF ), array_slice( (array) getimagesizefromstring( $frame ), 0, 3 ) );
	}

	public function test_a_frame_larger_than_its_canvas_is_as_large_as_it_says(): void {
		$size = (array) getimagesizefromstring( (string) FirstFrame::of( self::gif( 1, 1, self::image( 60000, 50000 ) ) ) );
		self::assertSame( array( 60000, 50000 ), array_slice( $size, 0, 2 ) );
	}

	public function test_a_frame_keeps_its_own_colors_and_what_stands_before_it(): void {
		$comment = "!\xfe\x05hello\0";
		$colored = "\x2c\0\0\0\0\x01\0\x01\0\x80" . str_repeat( "\x11", 6 ) . "\x02\x02\x44\x01\0";
		$frame   = FirstFrame::of( self::gif( 1, 1, $comment . $colored, self::image( 1, 1 ) ) );
		self::assertSame( self::gif( 1, 1, $comment . $colored ), $frame );
	}

	public function test_a_webp_of_many_frames_has_one(): void {
		$still = substr( (string) base64_decode( self::WEBP, true ), 12 );
		$frame = FirstFrame::of( self::webp( self::chunk( 'ANIM', str_repeat( "\0", 6 ) ), self::anmf( 1, 1, $still ), self::anmf( 7, 7, $still ) ) );
		self::assertNotNull( $frame );
		self::assertSame( array( 1, 1, IMAGETYPE_WEBP ), array_slice( (array) getimagesizefromstring( $frame ), 0, 3 ) );
		self::assertSame( 1, substr_count( $frame, 'VP8L' ) );
		self::assertSame( strlen( $frame ) - 8, unpack( 'V', $frame, 4 )[1] ?? 0 );
	}

	public function test_what_has_one_image_anyway_stays_as_it_is(): void {
		foreach ( array( 'text', '', (string) base64_decode( self::WEBP, true ), "\x89PNG\r\n\x1a\n" ) as $bytes ) {
			self::assertSame( $bytes, FirstFrame::of( $bytes ) );
		}
	}

	#[DataProvider( 'broken' )]
	public function test_a_file_that_ends_too_soon_has_none( string $bytes ): void {
		self::assertNull( FirstFrame::of( $bytes ) );
	}

	/** @return iterable<string, array{string}> */
	public static function broken(): iterable {
		$gif = self::gif( 3, 2, self::image( 3, 2 ) );
		yield 'a GIF without an image' => array( substr( $gif, 0, 19 ) . ';' );
		yield 'a GIF that ends in its image' => array( substr( $gif, 0, -3 ) );
		yield 'a GIF that ends in its head' => array( 'GIF89a' );
		yield 'a WebP without frames' => array( self::webp( self::chunk( 'ANIM', '' ) ) );
		yield 'a WebP whose frame is empty' => array( self::webp( self::anmf( 1, 1, '' ) ) );
		yield 'a WebP whose frame is longer than the file' => array( substr( self::webp( self::anmf( 1, 1, str_repeat( 'x', 99 ) ) ), 0, -9 ) );
	}

	private static function gif( int $width, int $height, string ...$blocks ): string {
		return 'GIF89a' . pack( 'vv', $width, $height ) . "\x80\0\0\0\0\0\xff\xff\xff" . implode( '', $blocks ) . ';';
	}

	private static function image( int $width, int $height ): string {
		return "\x2c\0\0\0\0" . pack( 'vv', $width, $height ) . "\0\x02\x02\x44\x01\0";
	}

	private static function webp( string ...$chunks ): string {
		$body = self::chunk( 'VP8X', "\x02\0\0\0" . str_repeat( "\0", 6 ) ) . implode( '', $chunks );
		return 'RIFF' . pack( 'V', 4 + strlen( $body ) ) . 'WEBP' . $body;
	}

	private static function anmf( int $width, int $height, string $still ): string {
		$size = substr( pack( 'V', $width - 1 ), 0, 3 ) . substr( pack( 'V', $height - 1 ), 0, 3 );
		return self::chunk( 'ANMF', str_repeat( "\0", 6 ) . $size . "\0\0\0\0" . $still );
	}

	private static function chunk( string $name, string $content ): string {
		return $name . pack( 'V', strlen( $content ) ) . $content;
	}
}
