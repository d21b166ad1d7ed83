<?php

declare( strict_types=1 );

namespace Svc\Users\PersonPages;

/** The block template of people's pages, which a site can edit. */
final class PageTemplate {

	public const SLUG = 'svc-person';

	private const FIELDS = array( 'photo', 'title', 'role', 'company', 'nmls', 'email', 'phone', 'social', 'bio', 'vcard' );

	/** The namespace is the plugin's folder, by which the editor names the plugin. */
	public static function register(): void {
		register_block_template(
			'svc//' . self::SLUG,
			array(
				'title'       => __( 'Person', 'svc' ),
				'description' => __( 'The page of a public person. A person card without a chosen person shows the person of the page.', 'svc' ),
				'content'     => self::content(),
			)
		);
	}

	/**
	 * The person card, without a chosen person.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public static function card( array $attributes ): string {
		return sprintf( '<!-- wp:svc/person-card %s /-->', (string) wp_json_encode( array( 'fields' => self::FIELDS ) + $attributes ) );
	}

	private static function content(): string {
		return '<!-- wp:template-part {"slug":"header","tagName":"header"} /-->'
			. '<!-- wp:group {"tagName":"main","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->'
			. '<main class="wp-block-group" style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)">'
			. self::card( array( 'headingLevel' => 1 ) )
			. '</main><!-- /wp:group -->'
			. '<!-- wp:template-part {"slug":"footer","tagName":"footer"} /-->';
	}
}
