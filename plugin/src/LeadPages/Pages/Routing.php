<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\LeadPages\Fields\RoutingMode;

/** Who gets the leads of a page. */
final class Routing {

	/** @param list<PoolEntry> $pool In the order of the turns. */
	public function __construct(
		public readonly RoutingMode $mode,
		public readonly array $pool,
	) {}
}
