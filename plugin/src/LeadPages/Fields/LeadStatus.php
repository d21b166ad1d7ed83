<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** How far a lead is; any may follow any. */
enum LeadStatus: string {
	case New = 'new';
	case Contacted = 'contacted';
	case Qualified = 'qualified';
	case Won = 'won';
	case Lost = 'lost';

	/** Whether a further enquiry of the same person belongs to it. */
	public function is_open(): bool {
		return self::Won !== $this && self::Lost !== $this;
	}
}
