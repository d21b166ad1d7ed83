<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Resources;

/** One page of resources, and whether more pages follow. */
final class ResourcePage {

	/** @param list<array<string, mixed>> $resources */
	public function __construct(
		public readonly array $resources,
		public readonly bool $has_more = false,
	) {}
}
