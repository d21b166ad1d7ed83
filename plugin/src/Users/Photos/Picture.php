<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Imagick;
use Svc\Kernel\Failure;
use WP_Image_Editor;
use WP_Image_Editor_Imagick;

/**
 * Makes a picture of our own of one that somebody sends.
 *
 * Nothing of the file that was sent is kept: what is stored was drawn and written anew by WordPress's image
 * editor, so it is a picture and nothing else, and does not tell where it was taken.
 */
final class Picture {

	private const KINDS = array( IMAGETYPE_JPEG, IMAGETYPE_PNG, IMAGETYPE_GIF, IMAGETYPE_WEBP );

	/** Beyond these, reading the picture would take more memory than there is. */
	private const BYTES  = 2_100_000;
	private const PIXELS = 24_000_000;

	/** Twice what the largest photo on a page is wide, for dense screens. */
	private const SIDE = 512;

	/**
	 * @param string $base64 The file that was sent.
	 * @param string $path   Where the JPEG goes.
	 * @throws Failure
	 */
	public function write( string $base64, string $path ): void {
		$bytes = base64_decode( $base64, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- how JSON carries a file.
		self::require_picture( $bytes );
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$sent = wp_tempnam();
		try {
			file_put_contents( $sent, $bytes ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file of this process.
			self::draw( $sent, $path );
		} finally {
			wp_delete_file( $sent );
		}
	}

	/** @phpstan-assert string $bytes */
	private static function require_picture( string|false $bytes ): void {
		if ( false === $bytes || '' === $bytes ) {
			throw self::refusal( __( 'This must be a picture as base64.', 'svc' ) );
		}
		if ( strlen( $bytes ) > self::BYTES ) {
			throw self::refusal( __( 'This picture is larger than 2 MB. Make it smaller.', 'svc' ) );
		}
		$size = @getimagesizefromstring( $bytes ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- it warns of what is no picture.
		if ( false === $size || ! in_array( $size[2], self::KINDS, true ) ) {
			throw self::refusal( __( 'This must be a JPEG, PNG, GIF or WebP picture.', 'svc' ) );
		}
		if ( $size[0] < 1 || $size[1] < 1 || $size[0] * $size[1] > self::PIXELS ) {
			throw self::refusal( __( 'This picture has more than 24 million pixels. Make it smaller.', 'svc' ) );
		}
	}

	private static function draw( string $sent, string $path ): void {
		// Without this, a picture that fits already would not be drawn.
		add_filter( 'wp_image_resize_identical_dimensions', '__return_true' );
		try {
			$editor = self::editor( $sent );
			$editor->maybe_exif_rotate();
			$size = $editor->get_size();
			$editor->resize( min( self::SIDE, $size['width'] ), min( self::SIDE, $size['height'] ) );
			$saved = $editor->save( $path, 'image/jpeg' );
		} finally {
			remove_filter( 'wp_image_resize_identical_dimensions', '__return_true' );
		}
		if ( is_wp_error( $saved ) ) {
			throw self::refusal( __( 'This site could not keep the picture.', 'svc' ) );
		}
		if ( $editor instanceof WP_Image_Editor_Imagick ) {
			self::forget_where( $path );
		}
	}

	private static function editor( string $file ): WP_Image_Editor {
		$editor = wp_get_image_editor( $file );
		return is_wp_error( $editor ) ? throw self::refusal( __( 'This picture cannot be read here. Save it as JPEG and send that.', 'svc' ) ) : $editor;
	}

	/** Imagick keeps what the camera wrote; GD draws pixels alone. */
	private static function forget_where( string $path ): void {
		$image = new Imagick( $path );
		$image->stripImage();
		$image->writeImage( $path );
	}

	private static function refusal( string $text ): Failure {
		return Failure::invalid( array( 'image' => $text ) );
	}
}
