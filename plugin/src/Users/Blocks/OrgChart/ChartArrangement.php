<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

/** Whether the tree has somebody's reports beside each other or below each other; stated a second time in the view's arrangement.ts. */
final class ChartArrangement {

	private const WIDEST_ROW = 8;

	/**
	 * @param int  $level    Of the manager; the root's is 0.
	 * @param int  $number   How many items there are.
	 * @param bool $has_open Whether one of them shows reports.
	 */
	public static function is_stack( int $level, int $number, bool $has_open, bool $is_in_stack ): bool {
		return $is_in_stack || $number > self::WIDEST_ROW || ( $level > 0 && ! $has_open );
	}
}
