<?php

declare( strict_types=1 );

namespace Svc\Users\History;

use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Type;

/** The value of any field. For answers only. */
final class FieldValue extends Type {

	protected function schema(): array {
		return array(
			'type'  => array( 'string', 'integer', 'boolean', 'array', 'null' ),
			'items' => array( 'type' => array( 'string', 'integer' ) ),
		);
	}

	protected function read( mixed $value, Source $source ): mixed {
		return $value;
	}
}
