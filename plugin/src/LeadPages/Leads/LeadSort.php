<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

/** What lists are sorted by. */
enum LeadSort: string {
	case LastSubmitted = 'last_submitted_at';
	case Created       = 'created_at';
	case LastName      = 'last_name';

	/** @return literal-string */
	public function column(): string {
		return match ( $this ) {
			self::LastSubmitted => 'last_submitted_at',
			self::Created       => 'created_at',
			self::LastName      => 'name_key',
		};
	}

	/** Where no direction is asked for. */
	public function is_descending(): bool {
		return self::LastName !== $this;
	}
}
