<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

use stdClass;

/** An object whose members are not described, because core's schema dialect has no references. */
final class AnyObject extends Type {

	protected function schema(): array {
		return array( 'type' => 'object' );
	}

	/** @return array<array-key, mixed> */
	protected function read( mixed $value, Source $source ): array {
		if ( ! $value instanceof stdClass ) {
			throw Invalid::because( __( 'This must be an object.', 'svc' ) );
		}
		return get_object_vars( $value );
	}
}
