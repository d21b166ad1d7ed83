<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

use Svc\EmailTemplates\Theme\Colors;

/** The one style element: small corrections for phones, and the colours of dark mode. The e-mail stands without it. */
final class StyleSheet {

	/** @param bool $has_dark_logo Whether two logos change places. */
	public static function css( Colors $dark, bool $has_dark_logo ): string {
		$rules = self::dark_rules( $dark, $has_dark_logo );
		$media = '';
		$ogsc  = '';
		foreach ( $rules as $selectors => $declarations ) {
			$media .= "$selectors{{$declarations}}";
			$ogsc  .= implode( ',', array_map( static fn ( string $selector ): string => "[data-ogsc] $selector", explode( ',', $selectors ) ) ) . "{{$declarations}}";
		}
		return ':root{color-scheme:light dark;supported-color-schemes:light dark}'
			. '@media (max-width:599px){.p{padding:24px 20px 8px!important}.k{max-width:100%!important}.g{padding:0!important}.b{word-break:break-word!important}.b th,.b td{font-size:12px!important;padding:8px 2px!important}}'
			. "@media (prefers-color-scheme:dark){{$media}}"
			. $ogsc;
	}

	/** @return array<string, string> */
	private static function dark_rules( Colors $dark, bool $has_dark_logo ): array {
		$rules = array(
			'.o' => "background-color:$dark->outer!important",
			'.p' => "background-color:$dark->background!important",
			'.t' => "color:$dark->text!important",
			'.l' => "color:$dark->link!important",
			'.h' => "border-color:$dark->line!important",
			'.n' => "background-color:$dark->button!important",
			'.m' => "color:$dark->button_text!important",
		);
		return $has_dark_logo ? $rules + array(
			'.li' => 'display:none!important',
			'.ld' => 'display:block!important',
		) : $rules;
	}
}
