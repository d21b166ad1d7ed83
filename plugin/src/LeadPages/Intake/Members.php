<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use stdClass;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Type;

/** An object whose members depend on the page or the challenge, and are checked with it. */
final class Members extends Type {

	protected function schema(): array {
		return array( 'type' => 'object' );
	}

	/** @return array<array-key, mixed> */
	protected function read( mixed $value, Source $source ): array {
		return match ( true ) {
			$value instanceof stdClass                        => get_object_vars( $value ),
			is_array( $value ) && Source::Json !== $source => $value,
			default                                           => throw Invalid::because( __( 'This must be an object.', 'svc' ) ),
		};
	}
}
