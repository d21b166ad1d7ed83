<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Engine;

/** Sums of a column of a schedule. */
final class Totals {

	/**
	 * @param list<ScheduleRow>                        $rows
	 * @param 'payment'|'interest'|'principal'|'extra' $column
	 */
	public static function of( array $rows, string $column ): int {
		return array_sum( array_map( static fn ( ScheduleRow $row ): int => $row->{$column}, $rows ) );
	}
}
