<?php

declare( strict_types=1 );

namespace Svc\Kernel\Abilities;

/** A category of abilities, as WordPress registers it. */
final class Category {

	public function __construct(
		public readonly string $slug,
		public readonly string $label,
		public readonly string $description,
	) {}
}
