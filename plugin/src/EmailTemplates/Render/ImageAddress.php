<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

/** Reports the address of an image that some e-mail programs do not show. */
final class ImageAddress {

	public static function check( string $url, string $path, Warnings $warnings ): void {
		if ( 1 === preg_match( '~^http://~i', $url ) ) {
			$warnings->add( WarningCode::HttpImage, $path );
		}
		if ( 1 === preg_match( '~([^/?#]+\.(?:webp|avif|heic))(?:[?#]|$)~i', $url, $found ) ) {
			$warnings->add( WarningCode::MissingImage, $path, mb_strimwidth( rawurldecode( $found[1] ), 0, 80, '…', 'UTF-8' ) );
		}
	}
}
