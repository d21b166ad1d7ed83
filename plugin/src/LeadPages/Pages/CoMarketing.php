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

	/** @param array<string, mixed> $stored In the form of the API. */
	public static function of( array $stored ): ?self {
		$percent = $stored['partner_percent'] ?? null;
		$cost    = $stored['monthly_cost'] ?? null;
		$note    = $stored['note'] ?? '';
		return is_int( $percent ) && is_string( $cost ) && is_string( $note ) ? new self( $percent, $cost, $note ) : null;
	}

	/** @return array{partner_percent: int, monthly_cost: string, note: string} */
	public function fields(): array {
		return array(
			'partner_percent' => $this->partner_percent,
			'monthly_cost'    => $this->monthly_cost,
			'note'            => $this->note,
		);
	}
}
