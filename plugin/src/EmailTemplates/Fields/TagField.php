<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Fields;

use Closure;

/** One merge tag of the catalogue. */
final class TagField {

	/** @param string|Closure(): string $label A closure answers in the language that is current when the label is shown. */
	public function __construct(
		public readonly string $context,
		public readonly string $name,
		private readonly string|Closure $label,
		public readonly TagType $type,
		/** Shown in previews. */
		public readonly string $sample,
	) {}

	public function key(): string {
		return "$this->context.$this->name";
	}

	public function label(): string {
		return is_string( $this->label ) ? $this->label : ( $this->label )();
	}
}
