<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** One payment. Amounts are cents, the rate is thousandths of a percent. */
final class ScheduleRow {

	public function __construct(
		public readonly int $number,
		/** From 1; 26 biweekly payments are spread over 12 months. */
		public readonly int $month,
		public readonly int $rate,
		public readonly int $payment,
		public readonly int $interest,
		public readonly int $principal,
		public readonly int $extra,
		public readonly int $balance,
	) {}
}
