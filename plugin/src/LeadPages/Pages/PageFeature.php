<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Users\Contacts;

/** Pages that win enquiries, and the templates that they begin with. */
final class PageFeature implements Feature {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	public function routes(): array {
		return array();
	}
}
