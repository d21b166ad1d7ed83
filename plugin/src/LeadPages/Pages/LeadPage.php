<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\LeadPages\Fields\PageStatus;
use Svc\LeadPages\Fields\PageTemplate;

/** A page of the current site that wins enquiries. */
final class LeadPage {

	/**
	 * @param int|null $owner_user_id   Null after its owner's account or profile was deleted.
	 * @param string   $created_at      ISO 8601, UTC.
	 * @param bool     $has_confirmation Whether visitors get an e-mail.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly string $slug,
		public readonly PageStatus $status,
		public readonly string $url,
		public readonly PageTemplate $template,
		public readonly ?int $owner_user_id,
		public readonly ?int $partner_user_id,
		public readonly ?CoMarketing $co_marketing,
		public readonly LeadForm $form,
		public readonly Routing $routing,
		public readonly bool $has_confirmation,
		public readonly string $created_at,
		public readonly string $modified_at,
	) {}

	public function is_published(): bool {
		return PageStatus::Published === $this->status;
	}

	/** Whether visitors see it, now or at the time for which it is scheduled. */
	public function is_live(): bool {
		return $this->is_published() || PageStatus::Scheduled === $this->status;
	}

	/** @param array<string, mixed> $changes Values by property. */
	public function with( array $changes ): self {
		return new self( ...array_replace( get_object_vars( $this ), $changes ) );
	}
}
