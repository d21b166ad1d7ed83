<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

use Svc\LeadPages\Pages\PagePosts;
use WP_Block_Templates_Registry;

/** How a theme shows lead pages: without header and footer, so that nothing leads away from the form. */
final class PageTemplate {

	private const NAME = 'single-' . PagePosts::TYPE;

	/** The block template, which a site can edit. Its name is the one that WordPress looks for. */
	public static function register(): void {
		if ( WP_Block_Templates_Registry::get_instance()->is_registered( 'svc//' . self::NAME ) ) {
			return;
		}
		register_block_template(
			'svc//' . self::NAME,
			array(
				'title'       => __( 'Lead page', 'svc' ),
				'description' => __( 'A page with a form, without header and footer.', 'svc' ),
				'content'     => self::content(),
				'post_types'  => array( PagePosts::TYPE ),
			)
		);
	}

	/**
	 * The file for classic themes. A theme with a file of its own for the post type keeps it.
	 *
	 * @param string $found The theme's file.
	 */
	public static function file( string $found ): string {
		return str_starts_with( basename( $found ), self::NAME ) ? $found : dirname( __DIR__, 3 ) . '/templates/lead-page.php';
	}

	private static function content(): string {
		return '<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"},"padding":{"top":"var:preset|spacing|50","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->'
			. '<main class="wp-block-group" style="margin-top:0;padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--60)">'
			. '<!-- wp:post-content {"align":"full","layout":{"type":"constrained"}} /-->'
			. '</main><!-- /wp:group -->';
	}
}
