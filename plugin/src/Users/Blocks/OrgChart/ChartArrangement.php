<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

/** Whether the tree shows a person's reports side by side or stacked. Must match the view's arrangement.ts. */
final class ChartArrangement {

	private const WIDEST_ROW = 8;

	/**
	 * @param int  $level    Level of the manager, 0 for the root.
	 * @param int  $number   Number of items.
	 * @param bool $has_open Whether one of the items shows its reports.
	 */
	public static function is_stack( int $level, int $number, bool $has_open, bool $is_in_stack ): bool {
		return $is_in_stack || $number > self::WIDEST_ROW || ( $level > 0 && ! $has_open );
	}
}
