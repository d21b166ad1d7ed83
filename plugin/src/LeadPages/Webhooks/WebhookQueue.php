<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Closure;
use Svc\LeadPages\Fields\WebhookEvent;
use Svc\LeadPages\Leads\Lead;
use Svc\LeadPages\Leads\LeadStore;
use Svc\LeadPages\Leads\Submission;
use Svc\LeadPages\Pages\PageStore;
use Svc\Users\Contacts;

/** Has receivers told of a lead: a delivery for each that wants the event, in the open transaction. */
final class WebhookQueue {

	/**
	 * @param Closure(): PageStore $pages
	 * @param Closure(): Contacts  $contacts
	 */
	public function __construct(
		private readonly WebhookStore $webhooks,
		private readonly DeliveryStore $deliveries,
		private readonly LeadStore $leads,
		private readonly Closure $pages,
		private readonly Closure $contacts,
	) {}

	/** @param Submission|null $submission Null for the lead's latest one. */
	public function add( WebhookEvent $event, Lead $lead, ?Submission $submission ): void {
		$webhooks = $this->webhooks->that_want( $event );
		if ( array() === $webhooks ) {
			return;
		}
		$payload = Payload::json( $event, WebhookEvent::Deleted === $event ? Payload::of_deleted( $lead ) : $this->whole( $lead, $submission ) );
		foreach ( $webhooks as $webhook ) {
			$this->deliveries->add( $webhook, $event, $lead->id, $payload );
		}
	}

	/** @return array<string, mixed> */
	private function whole( Lead $lead, ?Submission $submission ): array {
		return Payload::of_lead(
			$lead,
			$submission ?? $this->leads->latest_submission( $lead->id ),
			null === $lead->page_id ? null : ( $this->pages )()->find( $lead->page_id ),
			null === $lead->owner_user_id ? null : ( $this->contacts )()->find( $lead->owner_user_id )
		);
	}
}
