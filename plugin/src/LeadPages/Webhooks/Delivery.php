<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Svc\LeadPages\Fields\WebhookEvent;

/** A message to a receiver, without what the outbox knows of it. */
final class Delivery {

	/**
	 * @param int    $lead_id    0 for tests.
	 * @param string $message_id The header `webhook-id`, the same at each attempt.
	 * @param string $payload    JSON; empty after the lead was erased.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $site_id,
		public readonly int $webhook_id,
		public readonly int $lead_id,
		public readonly WebhookEvent $event,
		public readonly string $message_id,
		public readonly string $payload,
	) {}

	/** @param array<string, string|null> $row */
	public static function of( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['site_id'],
			(int) $row['webhook_id'],
			(int) $row['lead_id'],
			WebhookEvent::from( (string) $row['event'] ),
			(string) $row['message_id'],
			(string) $row['payload'],
		);
	}
}
