<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Svc\LeadPages\Consents\GivenConsent;
use Svc\LeadPages\Fields\Access;
use Svc\LeadPages\Fields\WebhookEvent;
use Svc\LeadPages\Leads\Lead;
use Svc\LeadPages\Leads\LeadPresenter;
use Svc\LeadPages\Leads\Submission;
use Svc\LeadPages\Pages\LeadPage;
use Svc\Users\Contact;

/**
 * What receivers get:
 *
 *     {"type": "lead.created", "timestamp": "2026-03-02T16:30:00Z", "data": {"id": 7, "reference": "…", "fields": {…}, …}}
 */
final class Payload {

	/** @param array<string, mixed> $data */
	public static function json( WebhookEvent $event, array $data ): string {
		return self::encoded(
			array(
				'type'      => $event->value,
				'timestamp' => LeadPresenter::instant( time() ),
				'data'      => $data,
			)
		);
	}

	/**
	 * @param Submission|null $submission The latest one; null for leads that staff entered.
	 * @return array<string, mixed>
	 */
	public static function of_lead( Lead $lead, ?Submission $submission, ?LeadPage $page, ?Contact $owner ): array {
		return LeadPresenter::single( $lead, Access::Full ) + array(
			'fields'          => (object) ( $submission->fields ?? array() ),
			'consent_records' => array_map( static fn ( GivenConsent $consent ): array => $consent->fields(), $submission->consents ?? array() ),
			'snapshot'        => null === $submission?->snapshot ? null : (object) $submission->snapshot,
			'page'            => null === $page ? null : array(
				'id'    => $page->id,
				'title' => $page->title,
				'url'   => $page->url,
			),
			'owner'           => null === $owner ? null : array(
				'user_id' => $owner->user_id,
				'name'    => $owner->name(),
				'email'   => $owner->email,
				'nmls_id' => $owner->nmls_id,
			),
		);
	}

	/** @return array{id: int, reference: string} */
	public static function of_deleted( Lead $lead ): array {
		return array(
			'id'        => $lead->id,
			'reference' => $lead->reference,
		);
	}

	/** What is sent, after other plugins have changed it. */
	public static function filtered( Delivery $delivery ): string {
		if ( ! has_filter( 'svc_lead_webhook_payload' ) ) {
			return $delivery->payload;
		}
		/**
		 * Filters what a receiver is sent. Runs at each attempt.
		 *
		 * @param array<string, mixed> $payload    With `type`, `timestamp` and `data`.
		 * @param int                  $webhook_id
		 */
		$payload = (array) apply_filters( 'svc_lead_webhook_payload', (array) json_decode( $delivery->payload, true ), $delivery->webhook_id );
		foreach ( array( 'fields', 'snapshot' ) as $name ) {
			// Empty objects are read as empty lists.
			if ( array() === ( $payload['data'][ $name ] ?? null ) ) {
				$payload['data'][ $name ] = (object) array();
			}
		}
		return self::encoded( $payload );
	}

	/** @param array<string, mixed> $payload */
	private static function encoded( array $payload ): string {
		return (string) wp_json_encode( $payload, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
