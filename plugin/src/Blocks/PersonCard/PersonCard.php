<?php

declare( strict_types=1 );

namespace Svc\Blocks\PersonCard;

use Svc\Blocks\Block;
use Svc\Kernel\Failure;
use Svc\Kernel\Operations;
use WP_Block;

/** One chosen person. */
final class PersonCard implements Block {

	public function __construct( private readonly Operations $users ) {}

	public function render( array $attributes, string $content, WP_Block $block ): string {
		try {
			$profile = $this->users->ask( 'GET', '/profiles/{id}', ids: array( 'id' => (int) $attributes['profileId'] ) )->body;
		} catch ( Failure ) {
			return '';
		}
		return sprintf( '<div %1$s data-wp-interactive="svc/person-card">%2$s</div>', get_block_wrapper_attributes(), esc_html( (string) $profile['first_name'] ) );
	}
}
