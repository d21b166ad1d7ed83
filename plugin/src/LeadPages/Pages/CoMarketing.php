<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

/** Who pays what of a page shared with a partner (RESPA section 8). */
final class CoMarketing {

	/** @param string $monthly_cost Decimal dollars, such as `250.00`. */
	public function __construct(
		public readonly int $partner_percent,
		public readonly string $monthly_cost,
		public readonly string $note,
	) {}
}
