<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\LeadPages\Fields\EventKind;

/** Something that happened to a lead. */
final class LeadEvent {

	/** @param array<string, mixed> $data By kind. */
	public function __construct(
		public readonly int $id,
		public readonly EventKind $kind,
		public readonly ?int $actor_user_id,
		public readonly array $data,
		public readonly int $created_at,
	) {}
}
