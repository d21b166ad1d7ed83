<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages\Starters;

/** Block markup as the editor of WordPress saves it. Texts are plain. */
final class Markup {

	private const FIELDS = array( 'photo', 'title', 'company', 'nmls', 'email', 'phone' );

	public static function heading( string $text, int $level = 2 ): string {
		$attributes = 2 === $level ? '' : " {\"level\":$level}";
		return "<!-- wp:heading$attributes -->\n<h$level class=\"wp-block-heading\">" . esc_html( $text ) . "</h$level>\n<!-- /wp:heading -->";
	}

	public static function paragraph( string $text ): string {
		return "<!-- wp:paragraph -->\n<p>" . esc_html( $text ) . "</p>\n<!-- /wp:paragraph -->";
	}

	public static function items( string ...$texts ): string {
		$items = array_map( static fn ( string $text ): string => "<!-- wp:list-item -->\n<li>" . esc_html( $text ) . "</li>\n<!-- /wp:list-item -->", $texts );
		return "<!-- wp:list -->\n<ul class=\"wp-block-list\">" . implode( "\n\n", $items ) . "</ul>\n<!-- /wp:list -->";
	}

	/** Side by side where there is room for both. */
	public static function columns( string $left, string $right ): string {
		$column = static fn ( string $content ): string => "<!-- wp:column -->\n<div class=\"wp-block-column\">$content</div>\n<!-- /wp:column -->";
		return "<!-- wp:columns {\"align\":\"wide\"} -->\n<div class=\"wp-block-columns alignwide\">" . $column( $left ) . "\n\n" . $column( $right ) . "</div>\n<!-- /wp:columns -->";
	}

	/** The card names no person, so that a duplicate for another owner needs no editing. */
	public static function person( string $person ): string {
		return '<!-- wp:svc/person-card ' . wp_json_encode( array( 'person' => $person, 'fields' => self::FIELDS ) ) . ' /-->';
	}

	public static function form(): string {
		return '<!-- wp:svc/lead-form /-->';
	}

	public static function disclosure(): string {
		return '<!-- wp:svc/lead-disclosure /-->';
	}

	/** @param array<string, string> $attributes */
	public static function block( string $name, array $attributes = array() ): string {
		return "<!-- wp:$name " . ( array() === $attributes ? '' : wp_json_encode( $attributes ) . ' ' ) . '/-->';
	}

	public static function all( string ...$blocks ): string {
		return implode( "\n\n", array_filter( $blocks, static fn ( string $block ): bool => '' !== $block ) );
	}
}
