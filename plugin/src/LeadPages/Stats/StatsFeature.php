<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Stats;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Users\Contacts;

/** Views of pages, counted without cookies, and what became of them. */
final class StatsFeature implements Feature {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	public function routes(): array {
		return array();
	}
}
