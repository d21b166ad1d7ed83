<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Fields\LeadSource;
use Svc\LeadPages\Fields\LeadStatus;

/** A person's enquiry, as it is stored. What is not set is empty; times are seconds since 1970. */
final class Lead {

	/**
	 * @param string       $reference       12 characters, told to the visitor.
	 * @param int|null     $partner_user_id The partner whom the visitor let see it.
	 * @param list<string> $consents        Keys of those given in the latest submission that had them.
	 * @param string|null  $follow_up_on    Day of the site's time zone.
	 * @param list<string> $spam_reasons
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $site_id,
		public readonly string $reference,
		public readonly ?int $page_id,
		public readonly ?int $owner_user_id,
		public readonly ?int $partner_user_id,
		public readonly Folder $folder,
		public readonly LeadStatus $status,
		public readonly LeadSource $source,
		public readonly string $first_name,
		public readonly string $last_name,
		public readonly string $email,
		public readonly string $phone,
		public readonly string $state,
		public readonly string $zip,
		public readonly array $consents,
		public readonly int $submissions,
		public readonly bool $do_not_contact,
		public readonly ?string $follow_up_on,
		public readonly string $lost_reason,
		public readonly int $spam_score,
		public readonly array $spam_reasons,
		public readonly int $version,
		public readonly ?int $first_contacted_at,
		public readonly int $created_at,
		public readonly int $last_submitted_at,
		public readonly ?string $open_key = null,
		/** When it was won, lost or taken for spam. */
		public readonly ?int $ended_at = null,
	) {}

	/** @param array<string, mixed> $change Values by property. */
	public function with( array $change ): self {
		return new self( ...array_replace( get_object_vars( $this ), $change ) );
	}

	public function name(): string {
		return trim( "$this->first_name $this->last_name" );
	}

	/** Whether further enquiries of the same person on the same page may belong to it. */
	public function takes_more(): bool {
		return Folder::Inbox === $this->folder && $this->status->is_open();
	}
}
