<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Settings;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Users\Contacts;

/** The settings of leads, for administrators. */
final class SettingsFeature implements Feature {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	public function routes(): array {
		return array();
	}
}
