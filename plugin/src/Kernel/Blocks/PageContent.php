<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

use WP_Block_Patterns_Registry;
use WP_Post;
use WP_Query;

/** The content that a classic theme will show, as far as it is known before the theme renders. */
final class PageContent {

	/** The last sign embeds the content of another post, which may contain any block. */
	private const SIGNS = array( '<!-- wp:svc/', '"source":"svc/', '<!-- wp:post-content' );

	/** @var array<string, true> Contents already searched, because synced patterns may refer to each other. */
	private array $seen = array();

	public function has_blocks(): bool {
		foreach ( array( $this->posts( ... ), $this->widgets( ... ), $this->parts( ... ) ) as $texts ) {
			foreach ( $texts() as $text ) {
				if ( is_string( $text ) && $this->is_ours( $text ) ) {
					return true;
				}
			}
		}
		return false;
	}

	private function is_ours( string $text ): bool {
		foreach ( self::SIGNS as $sign ) {
			if ( str_contains( $text, $sign ) ) {
				return true;
			}
		}
		foreach ( $this->named_in( $text ) as $other ) {
			if ( $this->is_ours( $other ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return iterable<string> Contents of the synced and the registered patterns that a text refers to. */
	private function named_in( string $text ): iterable {
		preg_match_all( '/<!-- wp:(?:block|pattern) \{[^>]*?"(ref|slug)":"?([^",}]+)/', $text, $found, PREG_SET_ORDER );
		foreach ( $found as list( , $kind, $name ) ) {
			if ( ! isset( $this->seen[ "$kind $name" ] ) ) {
				$this->seen[ "$kind $name" ] = true;
				yield 'ref' === $kind ? (string) get_post_field( 'post_content', (int) $name, 'raw' ) : self::pattern( stripslashes( $name ) );
			}
		}
	}

	private static function pattern( string $name ): string {
		if ( str_starts_with( $name, 'svc/' ) ) {
			do_action( 'svc_register_blocks' );
		}
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
		return is_array( $pattern ) && is_string( $pattern['content'] ?? null ) ? $pattern['content'] : '';
	}

	/** @return iterable<mixed> Other plugins make posts, too, some of them without content. */
	private function posts(): iterable {
		global $wp_query;
		foreach ( $wp_query instanceof WP_Query ? (array) $wp_query->posts : array() as $post ) {
			if ( $post instanceof WP_Post ) {
				yield $post->post_content;
			}
		}
	}

	/** @return iterable<string> */
	private function widgets(): iterable {
		$placed = array_merge( ...array_values( array_filter( array_diff_key( (array) wp_get_sidebars_widgets(), array( 'wp_inactive_widgets' => true ) ), 'is_array' ) ) );
		foreach ( (array) get_option( 'widget_block', array() ) as $number => $widget ) {
			if ( is_array( $widget ) && is_string( $widget['content'] ?? null ) && in_array( "block-$number", $placed, true ) ) {
				yield $widget['content'];
			}
		}
	}

	/** @return iterable<mixed> Contents of all block template parts: which of them the page shows is not known yet. */
	private function parts(): iterable {
		return array_column( current_theme_supports( 'block-template-parts' ) ? (array) get_block_templates( array(), 'wp_template_part' ) : array(), 'content' );
	}
}
