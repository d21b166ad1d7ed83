<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Starters;

use Svc\EmailTemplates\Render\Html;

/** Block markup as the editor of WordPress saves it. */
final class Markup {

	/** @param string $text Plain, may have merge tags. */
	public static function heading( string $text ): string {
		return "<!-- wp:heading {\"level\":1} -->\n<h1 class=\"wp-block-heading\">" . Html::text( $text ) . "</h1>\n<!-- /wp:heading -->";
	}

	/** @param string $if Merge tag without braces that must not be empty. */
	public static function paragraph( string $text, string $if = '' ): string {
		$attributes = '' === $if ? '' : " {\"svcIf\":\"$if\"}";
		return "<!-- wp:paragraph$attributes -->\n<p>" . Html::text( $text ) . "</p>\n<!-- /wp:paragraph -->";
	}

	/** @param string $url Address or one merge tag. */
	public static function button( string $text, string $url ): string {
		$address = Html::attribute( $url );
		return "<!-- wp:buttons -->\n<div class=\"wp-block-buttons\"><!-- wp:button -->\n<div class=\"wp-block-button\"><a class=\"wp-block-button__link wp-element-button\" href=\"$address\">" . Html::text( $text )
			. "</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->";
	}

	/** @param array<string, string> $links Text => address or one merge tag. */
	public static function links( array $links ): string {
		$parts = array();
		foreach ( $links as $text => $url ) {
			$parts[] = '<a href="' . Html::attribute( $url ) . '">' . Html::text( $text ) . '</a>';
		}
		return "<!-- wp:paragraph -->\n<p>" . implode( ' &nbsp; ', $parts ) . "</p>\n<!-- /wp:paragraph -->";
	}

	/** @param list<string> $rows */
	public static function facts( string $source, array $rows ): string {
		return '<!-- wp:svc/mail-facts ' . wp_json_encode( array( 'source' => $source, 'rows' => $rows ) ) . ' /-->';
	}

	public static function person( string $layout ): string {
		return "<!-- wp:svc/mail-person {\"layout\":\"$layout\"} /-->";
	}

	public static function legal(): string {
		return '<!-- wp:svc/mail-legal /-->';
	}

	public static function body(): string {
		return '<!-- wp:svc/mail-body /-->';
	}
}
