<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Resources;

/** Some resources, and whether there are more. */
final class ResourcePage {

	/** @param list<array<string, mixed>> $resources */
	public function __construct(
		public readonly array $resources,
		public readonly bool $has_more = false,
	) {}
}
