<?php

declare( strict_types=1 );

namespace Svc\Kernel\Abilities;

/** A category of abilities, as WordPress registers it. */
final class Category {

	/** @param string $group Heading under which settings list its abilities; by default the label. */
	public function __construct(
		public readonly string $slug,
		public readonly string $label,
		public readonly string $description,
		private readonly string $group = '',
	) {}

	public function group(): string {
		return '' === $this->group ? $this->label : $this->group;
	}
}
