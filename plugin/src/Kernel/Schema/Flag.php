<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/** A boolean. */
final class Flag extends Type {

	protected function schema(): array {
		return array( 'type' => 'boolean' );
	}

	protected function read( mixed $value, Source $source ): bool {
		if ( Source::Json !== $source && is_string( $value ) ) {
			$value = array(
				'true'  => true,
				'1'     => true,
				'false' => false,
				'0'     => false,
			)[ $value ] ?? null;
		}
		return is_bool( $value ) ? $value : throw Invalid::because( __( 'This must be true or false.', 'svc' ) );
	}
}
