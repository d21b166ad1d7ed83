<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

use Svc\Kernel\Schema\Type;

/** One row of the field table. */
final class Field {

	/** @param Type|null $shown Where what is shown differs from what may be sent. */
	public function __construct(
		public readonly string $label,
		public readonly Type $type,
		public readonly Editor $editor,
		public readonly bool $required = false,
		public readonly bool $listed = false,
		private readonly bool $is_nullable = true,
		private readonly ?Type $shown = null,
	) {}

	/** Text and numbers that are not required are cleared by null. */
	public function input(): Type {
		$type = $this->type->describe( $this->label );
		return match ( true ) {
			Editor::Nobody === $this->editor             => $type->read_only(),
			$this->required, ! $this->is_nullable        => $type,
			default                                      => $type->nullable(),
		};
	}

	public function output(): Type {
		return ( $this->shown ?? $this->type )->describe( $this->label );
	}
}
