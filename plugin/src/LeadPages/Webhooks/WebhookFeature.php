<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Feature;
use Svc\Users\Contacts;

/** Receivers that are told of leads, and what was sent to them. */
final class WebhookFeature implements Feature {

	/** @param Closure(): Contacts $contacts */
	public function __construct(
		private readonly Database $database,
		private readonly Closure $contacts,
	) {}

	public function routes(): array {
		return array();
	}
}
