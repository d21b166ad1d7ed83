<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Fields;

/** What merge tags take their values from. */
enum Context: string {
	case Recipient   = 'recipient';
	case Company     = 'company';
	case Lead        = 'lead';
	case Person      = 'person';
	case Event       = 'event';
	case Estimate    = 'estimate';
	case Calculation = 'calculation';

	/** Whether the block of facts can list its fields. */
	public function has_facts(): bool {
		return match ( $this ) {
			self::Lead, self::Event, self::Estimate, self::Calculation => true,
			default => false,
		};
	}
}
