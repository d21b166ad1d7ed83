<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** What is paid besides the payments, in cents. */
final class Extras {

	/** @param array<int, int> $once By number of payment. */
	public function __construct(
		private readonly int $monthly,
		private readonly int $yearly,
		private readonly array $once,
	) {}

	/** Twelve monthly ones and one yearly one a year, whether it has 12 payments or 26. */
	public function with_payment( int $number, bool $is_biweekly ): int {
		$is_monthly = ! $is_biweekly || 12 * $number % 26 < 12;
		$is_yearly  = 0 === $number % ( $is_biweekly ? 26 : 12 );
		return ( $is_monthly ? $this->monthly : 0 ) + ( $is_yearly ? $this->yearly : 0 ) + ( $this->once[ $number ] ?? 0 );
	}
}
