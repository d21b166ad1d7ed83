<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Users\Contacts;

/** The form of a page, and what visitors send with it. */
final class IntakeFeature implements Feature {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	public function routes(): array {
		return array();
	}
}
