<?php

declare( strict_types=1 );

namespace Svc\ModernData\Blocks;

use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** An image of this site's own library: nobody else learns who looks at it. */
final class ReadableImage extends Type {

	/** @return array<string, mixed> */
	protected function schema(): array {
		return ( new Whole( 1 ) )->json();
	}

	protected function read( mixed $value, Source $source ): int {
		$id = ( new Whole( 1 ) )->parse( $value, $source );
		if ( ! wp_attachment_is_image( $id ) || ! current_user_can( 'read_post', $id ) ) {
			throw Invalid::because( __( 'This must be the ID of an image of this site\'s library.', 'svc' ) );
		}
		return $id;
	}
}
