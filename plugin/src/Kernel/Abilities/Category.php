<?php

declare( strict_types=1 );

namespace Svc\Kernel\Abilities;

/** A shelf on which abilities are found. */
final class Category {

	public function __construct(
		public readonly string $slug,
		public readonly string $label,
		public readonly string $description,
	) {}
}
