<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\LeadPages\Fields\EventKind;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Fields\LeadStatus;

/** What the change of a lead means: events, and values that follow from others. */
final class LeadChange {

	/** Contact data whose old and new values are kept in an event. */
	private const CONTACT = array( 'first_name', 'last_name', 'email', 'phone', 'state', 'zip' );

	/** The lead with the times that follow from its status and folder. */
	public static function timed( Lead $old, Lead $new, int $now ): Lead {
		$is_contacted = null === $old->first_contacted_at && LeadStatus::New === $old->status && LeadStatus::New !== $new->status;
		return $new->with(
			array(
				'first_contacted_at' => $is_contacted ? $now : $old->first_contacted_at,
				'ended_at'           => self::end( $old ) === self::end( $new ) ? $old->ended_at : ( null === self::end( $new ) ? null : $now ),
			)
		);
	}

	/** Why it has ended: spam, or won or lost; null while it is open in the inbox. */
	public static function end( Lead $lead ): ?string {
		return match ( true ) {
			Folder::Spam === $lead->folder => 'spam',
			! $lead->status->is_open()     => 'ended',
			default                        => null,
		};
	}

	/** Whether the person or the page, or whether further enquiries belong to it, has changed. */
	public static function is_of_open_key( Lead $old, Lead $new ): bool {
		$key = static fn ( Lead $lead ): array => array( $lead->takes_more(), $lead->page_id, $lead->email, $lead->phone );
		return $key( $old ) !== $key( $new );
	}

	/** @return list<array{EventKind, array<string, mixed>}> Kind and data, in the order in which they are listed. */
	public static function events( Lead $old, Lead $new ): array {
		$events = array();
		if ( $old->folder !== $new->folder ) {
			$events[] = array( EventKind::Spam, array( 'folder' => $new->folder->value ) );
		}
		$contact = array();
		foreach ( self::CONTACT as $field ) {
			if ( $old->$field !== $new->$field ) {
				$contact[ $field ] = self::pair( $old->$field, $new->$field );
			}
		}
		if ( array() !== $contact ) {
			$events[] = array( EventKind::Contact, $contact );
		}
		if ( $old->do_not_contact !== $new->do_not_contact ) {
			$events[] = array( EventKind::Consent, array( 'do_not_contact' => $new->do_not_contact ) );
		}
		if ( $old->owner_user_id !== $new->owner_user_id ) {
			$events[] = array( EventKind::Owner, self::pair( $old->owner_user_id, $new->owner_user_id ) );
		}
		if ( $old->status !== $new->status ) {
			$events[] = array( EventKind::Status, self::pair( $old->status->value, $new->status->value ) );
		}
		return $events;
	}

	/** @return array{from: string|int|null, to: string|int|null} */
	private static function pair( string|int|null $from, string|int|null $to ): array {
		return array(
			'from' => $from,
			'to'   => $to,
		);
	}
}
