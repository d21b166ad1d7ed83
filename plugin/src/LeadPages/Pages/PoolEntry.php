<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

/** A person who may get a page's leads in turn. */
final class PoolEntry {

	/** @param list<string> $states Two-letter codes; empty for all. */
	public function __construct(
		public readonly int $user_id,
		public readonly array $states,
	) {}
}
