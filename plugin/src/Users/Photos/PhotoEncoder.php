<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Svc\Kernel\Failure;
use WP_Image_Editor;

/**
 * Re-encodes an uploaded photo as JPEG.
 *
 * The uploaded file is not kept: the stored one is decoded and written again by WordPress's image editor, so it has
 * no other content and no metadata such as the location.
 */
final class PhotoEncoder {

	private const KINDS = array( IMAGETYPE_JPEG, IMAGETYPE_PNG, IMAGETYPE_GIF, IMAGETYPE_WEBP );

	/** Larger images could exceed the memory. The operation limits the bytes. */
	private const PIXELS = 24_000_000;

	/** Twice the width of the largest photo on a page, for high-density screens. */
	private const SIDE = 512;

	/**
	 * @param string $base64 The file that was sent.
	 * @param string $path   Path of the JPEG to write.
	 * @throws Failure
	 */
	public function write( string $base64, string $path ): void {
		$bytes = self::one_image( base64_decode( $base64, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- how JSON carries a file.
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$sent  = wp_tempnam();
		$drawn = null;
		try {
			file_put_contents( $sent, $bytes ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file of this process.
			$drawn = self::draw( $sent );
			if ( ! OpaqueJpeg::write( $drawn, $path ) ) {
				throw self::not_kept();
			}
		} finally {
			array_map( wp_delete_file( ... ), array_filter( array( $sent, $drawn ) ) );
		}
	}

	private static function one_image( string|false $bytes ): string {
		if ( false === $bytes || '' === $bytes ) {
			throw self::refusal( __( 'This must be an image as base64.', 'svc' ) );
		}
		$frame = FirstFrame::of( $bytes );
		$size  = null === $frame ? false : @getimagesizefromstring( $frame ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- it warns about files that are not images.
		if ( null === $frame || false === $size || ! in_array( $size[2], self::KINDS, true ) ) {
			throw self::refusal( __( 'This must be a JPEG, PNG, GIF or WebP image.', 'svc' ) );
		}
		if ( $size[0] < 1 || $size[1] < 1 || $size[0] * $size[1] > self::PIXELS ) {
			throw self::refusal( __( 'This image has more than 24 million pixels. Make it smaller.', 'svc' ) );
		}
		return $frame;
	}

	/** @return string Path of a temporary file that keeps transparency. */
	private static function draw( string $sent ): string {
		$editor = self::editor( $sent );
		$editor->maybe_exif_rotate();
		$size = $editor->get_size();
		if ( max( $size ) > self::SIDE ) {
			$editor->resize( self::SIDE, self::SIDE );
		}
		$saved = $editor->save( "$sent.png", 'image/png' );
		return is_wp_error( $saved ) ? throw self::not_kept() : $saved['path'];
	}

	private static function editor( string $file ): WP_Image_Editor {
		$editor = wp_get_image_editor( $file );
		return is_wp_error( $editor ) ? throw self::refusal( __( 'This image cannot be read here. Save it as JPEG and send that.', 'svc' ) ) : $editor;
	}

	private static function not_kept(): Failure {
		return self::refusal( __( 'The image could not be saved on this site.', 'svc' ) );
	}

	private static function refusal( string $text ): Failure {
		return Failure::invalid( array( 'image' => $text ) );
	}
}
