<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\MyBookmarks;

/** The label of a post type. A type of another site is labelled by its slug. */
final class TypeName {

	public static function of( string $type ): string {
		$known = get_post_type_object( $type );
		return null === $known ? ucfirst( str_replace( array( '_', '-' ), ' ', $type ) ) : (string) $known->labels->singular_name;
	}
}
