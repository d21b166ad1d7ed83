<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\MyBookmarks;

/** What a type of posts is called. One that only another site knows is named by its slug. */
final class TypeName {

	public static function of( string $type ): string {
		$known = get_post_type_object( $type );
		return null === $known ? ucfirst( str_replace( array( '_', '-' ), ' ', $type ) ) : (string) $known->labels->singular_name;
	}
}
