<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Imagick;

/** Writes a small image as JPEG on white, because transparent areas would turn black in a JPEG. */
final class OpaqueJpeg {

	private const QUALITY = 82;

	/** @return bool Whether the file was written. */
	public static function write( string $from, string $to ): bool {
		return function_exists( 'imagecreatefromstring' ) ? self::by_gd( $from, $to ) : self::by_imagick( $from, $to );
	}

	private static function by_gd( string $from, string $to ): bool {
		$image = imagecreatefromstring( (string) file_get_contents( $from ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a temporary file of this process.
		if ( false === $image ) {
			return false;
		}
		$width  = imagesx( $image );
		$height = imagesy( $image );
		$paper  = imagecreatetruecolor( $width, $height );
		if ( false === $paper ) {
			return false;
		}
		imagefill( $paper, 0, 0, (int) imagecolorallocate( $paper, 255, 255, 255 ) );
		imagecopy( $paper, $image, 0, 0, 0, 0, $width, $height );
		return imagejpeg( $paper, $to, self::QUALITY );
	}

	/** Removes camera metadata such as the location. GD never keeps metadata. */
	private static function by_imagick( string $from, string $to ): bool {
		$image = new Imagick( $from );
		$image->setImageBackgroundColor( 'white' );
		$paper = $image->mergeImageLayers( Imagick::LAYERMETHOD_FLATTEN );
		$paper->stripImage();
		$paper->setImageFormat( 'jpeg' );
		$paper->setImageCompressionQuality( self::QUALITY );
		return $paper->writeImage( $to );
	}
}
