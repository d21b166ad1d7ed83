<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Theme;

use Svc\Kernel\Schema\Text;

/** The field table of a brand's colours. */
final class ColorFields {

	/** @return array<string, Text> By name. */
	public static function all(): array {
		$color = new Text( 7, 7, '^#[0-9a-fA-F]{6}$', __( 'This must be a color such as #1f5fa8.', 'svc' ), clean: strtolower( ... ) );
		return array(
			'text'        => $color->describe( __( 'Text', 'svc' ) ),
			'background'  => $color->describe( __( 'Background of the letter', 'svc' ) ),
			'outer'       => $color->describe( __( 'Background around the letter', 'svc' ) ),
			'line'        => $color->describe( __( 'Lines', 'svc' ) ),
			'link'        => $color->describe( __( 'Links', 'svc' ) ),
			'button'      => $color->describe( __( 'Buttons', 'svc' ) ),
			'button_text' => $color->describe( __( 'Text of buttons', 'svc' ) ),
		);
	}
}
