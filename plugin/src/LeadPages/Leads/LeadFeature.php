<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Users\Contacts;

/** Leads: lists, timeline, notes, export. */
final class LeadFeature implements Feature {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	public function routes(): array {
		return array();
	}
}
