<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

/** How a theme shows lead pages: without header and footer, so that nothing leads away from the form. */
final class PageTemplate {

	/**
	 * The block template, which a site can edit. Its name is the one that WordPress looks for.
	 *
	 * @param string $post_type Of lead pages.
	 */
	public static function register( string $post_type ): void {
		register_block_template(
			"svc//single-$post_type",
			array(
				'title'       => __( 'Lead page', 'svc' ),
				'description' => __( 'A page with a form, without header and footer.', 'svc' ),
				'content'     => self::content(),
				'post_types'  => array( $post_type ),
			)
		);
	}

	/**
	 * The file for classic themes. A theme with a file of its own for the post type keeps it.
	 *
	 * @param string $found The theme's file.
	 */
	public static function file( string $found, string $post_type ): string {
		return str_starts_with( basename( $found ), "single-$post_type" ) ? $found : dirname( __DIR__, 3 ) . '/templates/lead-page.php';
	}

	private static function content(): string {
		return '<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"},"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->'
			. '<main class="wp-block-group" style="margin-top:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)">'
			. '<!-- wp:post-content {"align":"full","layout":{"type":"constrained"}} /-->'
			. '</main><!-- /wp:group -->';
	}
}
