<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

/** How the reports of one manager are arranged. Must match the view's arrangement.ts. */
enum ChartArrangement: string {

	/** In one line: beside each other or, in the horizontal layout, below each other. */
	case Row = 'row';

	/** Below each other, indented. */
	case Stack = 'stack';

	/** In several columns within a frame. */
	case Block = 'block';

	/** More reports than this are not in one line. */
	private const WIDEST_ROW   = 8;
	private const WIDEST_LEVEL = 12;

	/**
	 * @param int  $level    Level of the manager, 0 for the root.
	 * @param int  $number   Number of reports, shown or not.
	 * @param bool $has_open Whether one of them shows reports.
	 * @param self $around   The arrangement that the manager is in.
	 */
	public static function of( ChartLayout $layout, int $level, int $number, bool $has_open, self $around ): self {
		if ( self::Row !== $around ) {
			return self::Stack;
		}
		if ( $layout->has_levels() ) {
			return $number > self::WIDEST_LEVEL ? self::Block : self::Row;
		}
		return $number > self::WIDEST_ROW || ( $level > 0 && ! $has_open ) ? self::Stack : self::Row;
	}

	public function css_class(): string {
		return self::Row === $this ? '' : " is-$this->value";
	}
}
