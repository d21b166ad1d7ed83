<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Fields;

/** One merge tag of the catalogue. */
final class TagField {

	public function __construct(
		public readonly string $context,
		public readonly string $name,
		public readonly string $label,
		public readonly TagType $type,
		/** Shown in previews. */
		public readonly string $sample,
	) {}

	public function key(): string {
		return "$this->context.$this->name";
	}
}
