<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

use Closure;
use Svc\LeadPages\Pages\LeadPage;
use Svc\LeadPages\Services;
use WP_Block;

/** The lead page that a block belongs to. */
final class ShownPage {

	/** @param Closure(): Services $services */
	public function __construct( private readonly Closure $services ) {}

	/**
	 * Published pages are everybody's. Callers who may edit a page see its blocks before that.
	 *
	 * @param int $chosen Page chosen in the block; 0 for the page that it is on.
	 */
	public function of( int $chosen, WP_Block $block ): ?LeadPage {
		return $this->find( $chosen > 0 ? $chosen : self::around( $block ) );
	}

	public function find( int $id ): ?LeadPage {
		if ( $id <= 0 ) {
			return null;
		}
		$page = ( $this->services )()->pages()->find( $id );
		return true === $page?->is_published() || current_user_can( 'edit_post', $id ) ? $page : null;
	}

	/** The post that a block is in. */
	private static function around( WP_Block $block ): int {
		return (int) ( $block->context['postId'] ?? get_the_ID() );
	}
}
