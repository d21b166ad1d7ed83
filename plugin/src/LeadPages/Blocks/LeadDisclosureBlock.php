<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

use Closure;
use Svc\Kernel\Blocks\Block;
use Svc\LeadPages\Services;
use WP_Block;

/** The disclosure of a lead page: its owner's and the company's. On other pages only the company's. */
final class LeadDisclosureBlock implements Block {

	/** The class of every disclosure, by which a page without one is known. */
	public const MARK = 'svc-lead-disclosure';

	/** @param Closure(): Services $services */
	public function __construct(
		private readonly ShownPage $pages,
		private readonly Closure $services,
	) {}

	public function render( array $attributes, string $content, WP_Block $block ): string {
		$owner = $this->pages->of( 0, $block )?->owner_user_id;
		return sprintf(
			'<footer %s>%s</footer>',
			get_block_wrapper_attributes( array( 'class' => self::MARK ) ),
			Disclosure::markup( null === $owner ? null : ( $this->services )()->contacts()->find( $owner ) )
		);
	}

	/** Appends a disclosure to the content of a lead page that has none. Runs after WordPress has rendered the blocks. */
	public static function append( string $content ): string {
		$is_page = get_the_ID() === get_queried_object_id() && ! is_feed();
		return $is_page && ! str_contains( $content, self::MARK ) ? $content . do_blocks( '<!-- wp:svc/lead-disclosure {"align":"wide"} /-->' ) : $content;
	}
}
