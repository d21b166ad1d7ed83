<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Schema\Type;

/** One row of the field table. */
final class Field {

	public function __construct(
		public readonly string $label,
		public readonly Type $type,
		public readonly Editor $editor,
		public readonly bool $required = false,
		public readonly bool $listed = false,
	) {}

	/** Text and numbers that are not required are cleared by null. */
	public function input(): Type {
		$type = $this->type->describe( $this->label );
		return match ( true ) {
			Editor::Nobody === $this->editor => $type->read_only(),
			$this->required                  => $type,
			default                          => $type->nullable(),
		};
	}

	public function output(): Type {
		return $this->type->describe( $this->label );
	}
}
