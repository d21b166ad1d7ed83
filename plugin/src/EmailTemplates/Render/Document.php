<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

use Svc\EmailTemplates\Theme\Logo;

/** The document around the rows: head, hidden preheader, the letter of 600 pixels on its background. */
final class Document {

	public const WIDTH   = 600;
	private const SIDES  = 32;
	/** Keeps e-mail programs from filling their preview with the text of the letter. */
	private const FILLER = '&#847;&zwnj;&nbsp;';

	/** The width of the letter's text. */
	public static function inner_width(): int {
		return self::WIDTH - 2 * self::SIDES;
	}

	public static function html( string $rows, string $subject, string $preheader, Situation $situation ): string {
		$colors = $situation->brand->colors;
		$logo   = $situation->brand->logo;
		$dark   = null !== $logo && '' !== $logo->dark_url;
		$letter = Html::table(
			Html::row( Html::table( ( null === $logo ? '' : self::logo( $logo ) ) . $rows ), array( 'padding' => '32px 32px 16px', 'background-color' => $colors->background, 'text-align' => $situation->is_rtl ? 'right' : 'left', 'word-break' => 'break-word' ), 'p' ),
			' width="100%" style="max-width:' . self::WIDTH . 'px"'
		);
		$outer  = Html::table(
			'<tr><td align="center" style="padding:24px 0">'
				. Html::outlook( Html::outlook_table( ' width="' . self::WIDTH . '"' ) . '<tr><td>' ) . $letter . Html::outlook( '</td></tr></table>' ) . '</td></tr>',
			' width="100%"' . Html::direction( $situation->is_rtl ) . ' class="o" style="background-color:' . $colors->outer . '"'
		);
		$lang   = Html::attribute( $situation->language );
		return "<!DOCTYPE html>\n<html lang=\"$lang\" dir=\"" . ( $situation->is_rtl ? 'rtl' : 'ltr' ) . "\">\n<head>\n<meta charset=\"utf-8\">\n"
			. "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n"
			. "<meta name=\"supported-color-schemes\" content=\"light dark\">\n<title>" . Html::text( '' === $subject ? $situation->values->get( 'company.name' ) : $subject ) . "</title>\n"
			. '<style>' . StyleSheet::css( $situation->brand->dark, $dark ) . "</style>\n</head>\n"
			. '<body class="o" style="margin:0;padding:0;background-color:' . $colors->outer . "\">\n" . self::preheader( $preheader ) . "$outer\n</body>\n</html>\n";
	}

	private static function preheader( string $preheader ): string {
		$style = 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:transparent';
		return '' === $preheader ? '' : "<div style=\"$style\">" . Html::text( $preheader ) . str_repeat( self::FILLER, 40 ) . "</div>\n";
	}

	private static function logo( Logo $logo ): string {
		$image = static fn ( string $url, string $class, string $display ): string => '<img src="' . Html::attribute( $url ) . '" alt="' . Html::attribute( $logo->alt ) . "\" width=\"$logo->width\""
			. ( '' === $class ? '' : " class=\"$class\"" ) . " style=\"display:$display;width:{$logo->width}px;max-width:100%;height:auto;border:0\">";
		// Outlook shows hidden images, so it does not get the second one.
		$html = '' === $logo->dark_url
			? $image( $logo->url, '', 'block' )
			: $image( $logo->url, 'li', 'block' ) . '<!--[if !mso]><!-->' . $image( $logo->dark_url, 'ld', 'none' ) . '<!--<![endif]-->';
		return Html::row( $html, array( 'padding' => Place::gap( 24 ) ) );
	}
}
