<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Svc\Kernel\Posts\ReadingRule;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use WP_Post;

/** An image of this site's media library. External images are refused, because their servers would see the visitors. */
final class ReadableImage extends Type {

	/** @return array<string, mixed> */
	protected function schema(): array {
		return ( new Whole( 1 ) )->json();
	}

	protected function read( mixed $value, Source $source ): int {
		$id = ( new Whole( 1 ) )->parse( $value, $source );
		$image = get_post( $id );
		if ( ! $image instanceof WP_Post || ! wp_attachment_is_image( $image ) || ! ReadingRule::may_read( wp_get_current_user(), $image, array( 'attachment' ) ) ) {
			throw Invalid::because( __( 'This must be the ID of an image of this site\'s library.', 'svc' ) );
		}
		return $id;
	}
}
