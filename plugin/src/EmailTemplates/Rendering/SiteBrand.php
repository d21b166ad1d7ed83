<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

use Svc\EmailTemplates\Settings\MailSettings;
use Svc\EmailTemplates\Theme\Brand;
use Svc\EmailTemplates\Theme\Colors;
use Svc\EmailTemplates\Theme\Font;
use Svc\EmailTemplates\Theme\Logo;

/** The brand of the settings, with the logo from the media library. */
final class SiteBrand {

	/** @param string $company Alternative text of a logo that has none. */
	public static function of( MailSettings $settings, string $company ): Brand {
		$brand = $settings->brand;
		return new Brand( Colors::light()->with( $brand['colors'] ), Colors::dark()->with( $brand['dark'] ), Font::from( $brand['font'] ), self::logo( $brand, $company ) );
	}

	/** @param array{logo_id: int|null, logo_dark_id: int|null, logo_width: int, ...} $brand */
	private static function logo( array $brand, string $company ): ?Logo {
		$url = self::url( $brand['logo_id'], $brand['logo_width'] );
		if ( '' === $url ) {
			return null;
		}
		$alt = trim( (string) get_post_meta( (int) $brand['logo_id'], '_wp_attachment_image_alt', true ) );
		return new Logo( $url, self::url( $brand['logo_dark_id'], $brand['logo_width'] ), $brand['logo_width'], '' === $alt ? $company : $alt );
	}

	/** Twice as wide as shown, for dense screens. Empty where the image is gone. */
	private static function url( ?int $id, int $width ): string {
		return null === $id ? '' : (string) wp_get_attachment_image_url( $id, array( 2 * $width, 2 * $width ) );
	}
}
