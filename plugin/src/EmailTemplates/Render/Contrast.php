<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

use Svc\EmailTemplates\Theme\Color;

/** Reports text that is hard to read on its background. */
final class Contrast {

	/** WCAG 2, level AA. */
	private const ENOUGH = 4.5;

	public static function check( string $text, string $background, string $path, Warnings $warnings ): void {
		$contrast = Color::contrast( $text, $background );
		if ( $contrast < self::ENOUGH ) {
			$warnings->add( WarningCode::LowContrast, $path, $text, $background, number_format( floor( $contrast * 100 ) / 100, 2, '.', '' ), '4.5' );
		}
	}
}
