<?php

declare( strict_types=1 );

namespace Svc\ModernData\Content;

use WP_Post;

/** Converts content to plain text. */
final class PlainText {

	private const LINE_ENDS = '~</(?:p|h[1-6]|li|div|tr|blockquote|pre|figcaption|dt|dd)>|<br\s*/?>~i';
	private const TEASER    = 40;

	public static function of( string $html ): string {
		$text = html_entity_decode( wp_strip_all_tags( (string) preg_replace( self::LINE_ENDS, "$0\n", $html ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( array( '/[^\S\n]+/u', '/ ?\n ?/', '/\n{3,}/' ), array( ' ', "\n", "\n\n" ), wp_check_invalid_utf8( $text, true ) ) );
	}

	/** Text of a post as the site renders it, including the output of blocks and shortcodes. */
	public static function rendered( WP_Post $post ): string {
		$before          = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- content filters read it, as in core's REST API.
		setup_postdata( $post );
		ob_start();
		try {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- a hook of core.
			return self::of( (string) apply_filters( 'the_content', $post->post_content ) );
		} finally {
			ob_end_clean();
			wp_reset_postdata();
			$GLOBALS['post'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- restores the previous post.
		}
	}

	public static function teaser( WP_Post $post ): string {
		$source = '' === $post->post_excerpt ? strip_shortcodes( excerpt_remove_blocks( $post->post_content ) ) : $post->post_excerpt;
		return wp_trim_words( self::of( $source ), self::TEASER, '…' );
	}
}
