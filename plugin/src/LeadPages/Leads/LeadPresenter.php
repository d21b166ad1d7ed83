<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use stdClass;
use Svc\LeadPages\Consents\GivenConsent;
use Svc\LeadPages\Fields\Access;
use Svc\LeadPages\Fields\ConsentKey;

/** Leads, submissions and events as callers see them. */
final class LeadPresenter {

	/** What partners see of a lead that is shared with them; the rest is null. */
	private const SHARED = array( 'id', 'reference', 'status', 'first_name', 'last_name', 'email', 'phone', 'page_id', 'access', 'created_at', 'last_submitted_at' );

	/** @return array<string, mixed> */
	public static function item( Lead $lead, Access $access ): array {
		return self::seen( self::listed( $lead, $access ), $access );
	}

	/** @return array<string, mixed> */
	public static function single( Lead $lead, Access $access ): array {
		$consents = array();
		foreach ( ConsentKey::cases() as $key ) {
			$consents[ $key->value ] = in_array( $key->value, $lead->consents, true );
		}
		return self::seen(
			self::listed( $lead, $access ) + array(
				'zip'                => $lead->zip,
				'consents'           => $consents,
				'lost_reason'        => $lead->lost_reason,
				'spam_score'         => $lead->spam_score,
				'spam_reasons'       => $lead->spam_reasons,
				'first_contacted_at' => null === $lead->first_contacted_at ? null : self::instant( $lead->first_contacted_at ),
				'version'            => $lead->version,
			),
			$access
		);
	}

	/** @return array<string, mixed> */
	public static function submission( Submission $submission ): array {
		return array(
			'id'         => $submission->id,
			'at'         => self::instant( $submission->created_at ),
			'page_id'    => $submission->page_id,
			'source'     => $submission->source->value,
			'source_url' => $submission->source_url,
			'utm'        => self::object( $submission->utm ),
			'fields'     => self::object( $submission->fields ),
			'consents'   => array_map( static fn ( GivenConsent $consent ): array => $consent->fields(), $submission->consents ),
			'snapshot'   => null === $submission->snapshot ? null : self::object( $submission->snapshot ),
			'ip_hash'    => $submission->ip_hash,
		);
	}

	/** @return array<string, mixed> */
	public static function event( LeadEvent $event ): array {
		return array(
			'id'            => $event->id,
			'kind'          => $event->kind->value,
			'actor_user_id' => $event->actor_user_id,
			'data'          => self::object( $event->data ),
			'at'            => self::instant( $event->created_at ),
		);
	}

	public static function instant( int $time ): string {
		return gmdate( 'Y-m-d\TH:i:s\Z', $time );
	}

	/** @return array<string, mixed> */
	private static function listed( Lead $lead, Access $access ): array {
		return array(
			'id'                => $lead->id,
			'reference'         => $lead->reference,
			'status'            => $lead->status->value,
			'folder'            => $lead->folder->value,
			'first_name'        => $lead->first_name,
			'last_name'         => $lead->last_name,
			'email'             => $lead->email,
			'phone'             => $lead->phone,
			'state'             => $lead->state,
			'owner_user_id'     => $lead->owner_user_id,
			'page_id'           => $lead->page_id,
			'source'            => $lead->source->value,
			'submissions'       => $lead->submissions,
			'do_not_contact'    => $lead->do_not_contact,
			'follow_up_on'      => $lead->follow_up_on,
			'access'            => $access->value,
			'created_at'        => self::instant( $lead->created_at ),
			'last_submitted_at' => self::instant( $lead->last_submitted_at ),
		);
	}

	/**
	 * @param array<string, mixed> $answer
	 * @return array<string, mixed>
	 */
	private static function seen( array $answer, Access $access ): array {
		return Access::Full === $access ? $answer : array_replace( array_fill_keys( array_keys( $answer ), null ), array_intersect_key( $answer, array_flip( self::SHARED ) ) );
	}

	/** @param array<array-key, mixed> $members */
	private static function object( array $members ): stdClass {
		return (object) $members;
	}
}
