<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Text\Text;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Fields\LeadSource;
use Svc\LeadPages\Fields\LeadStatus;

/** Converts leads to and from table rows. */
final class LeadRow {

	/** Sorts before every character of a name, so that equal last names sort by first name. */
	private const SEPARATOR = "\t";

	/** @return array<string, string|int|null> By column, without `id`. */
	public static function of( Lead $lead ): array {
		return array(
			'site_id'            => $lead->site_id,
			'reference'          => $lead->reference,
			'page_id'            => $lead->page_id ?? 0,
			'owner_user_id'      => $lead->owner_user_id ?? 0,
			'partner_user_id'    => $lead->partner_user_id ?? 0,
			'folder'             => $lead->folder->value,
			'status'             => $lead->status->value,
			'source'             => $lead->source->value,
			'open_key'           => $lead->open_key,
			'first_name'         => $lead->first_name,
			'last_name'          => $lead->last_name,
			'name_key'           => self::name_key( $lead ),
			'email'              => $lead->email,
			'email_key'          => Text::folded( $lead->email ),
			'phone'              => $lead->phone,
			'state'              => $lead->state,
			'zip'                => $lead->zip,
			'consents'           => implode( ',', $lead->consents ),
			'submissions'        => $lead->submissions,
			'do_not_contact'     => (int) $lead->do_not_contact,
			'follow_up_on'       => $lead->follow_up_on,
			'lost_reason'        => $lead->lost_reason,
			'spam_score'         => $lead->spam_score,
			'spam_reasons'       => (string) wp_json_encode( $lead->spam_reasons, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			'version'            => $lead->version,
			'first_contacted_at' => $lead->first_contacted_at,
			'created_at'         => $lead->created_at,
			'last_submitted_at'  => $lead->last_submitted_at,
			'ended_at'           => $lead->ended_at,
		);
	}

	/** By which leads are sorted. */
	public static function name_key( Lead $lead ): string {
		return mb_substr( Text::folded( $lead->last_name ) . self::SEPARATOR . Text::folded( $lead->first_name ), 0, 200, 'UTF-8' );
	}

	/** @param array<string, string|null> $row */
	public static function lead( array $row ): Lead {
		return new Lead(
			id: (int) $row['id'],
			site_id: (int) $row['site_id'],
			reference: (string) $row['reference'],
			page_id: self::id( $row['page_id'] ),
			owner_user_id: self::id( $row['owner_user_id'] ),
			partner_user_id: self::id( $row['partner_user_id'] ),
			folder: Folder::from( (string) $row['folder'] ),
			status: LeadStatus::from( (string) $row['status'] ),
			source: LeadSource::from( (string) $row['source'] ),
			first_name: (string) $row['first_name'],
			last_name: (string) $row['last_name'],
			email: (string) $row['email'],
			phone: (string) $row['phone'],
			state: (string) $row['state'],
			zip: (string) $row['zip'],
			consents: '' === (string) $row['consents'] ? array() : explode( ',', (string) $row['consents'] ),
			submissions: (int) $row['submissions'],
			do_not_contact: '1' === (string) $row['do_not_contact'],
			follow_up_on: $row['follow_up_on'],
			lost_reason: (string) $row['lost_reason'],
			spam_score: (int) $row['spam_score'],
			spam_reasons: array_values( (array) json_decode( (string) $row['spam_reasons'], true ) ),
			version: (int) $row['version'],
			first_contacted_at: self::time( $row['first_contacted_at'] ),
			created_at: (int) $row['created_at'],
			last_submitted_at: (int) $row['last_submitted_at'],
			open_key: $row['open_key'],
			ended_at: self::time( $row['ended_at'] ),
		);
	}

	private static function id( ?string $stored ): ?int {
		return 0 === (int) $stored ? null : (int) $stored;
	}

	private static function time( ?string $stored ): ?int {
		return null === $stored ? null : (int) $stored;
	}
}
