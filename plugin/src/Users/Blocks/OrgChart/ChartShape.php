<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

/**
 * How the open part of an org chart is arranged, and how wide it is.
 *
 * The block's styles fit a chart to its place by this width, so that nothing moves when the view's script starts. Lengths
 * are in the units of the block's styles (--svc-unit); the constants are those of _levels.scss.
 */
final class ChartShape {

	private const CARD   = 15.0;
	private const GAP    = 0.5;
	private const INDENT = 1.75;
	private const STEP   = 3.0;

	public function __construct(
		public readonly ChartLayout $layout,
		private readonly ChartWindow $window,
	) {}

	/** @param array<string, mixed> $manager A node that is open. */
	public function arrangement( array $manager, int $level, ChartArrangement $around ): ChartArrangement {
		$open = array_filter( $this->window->some( $manager, 0 === $level ), fn ( array $report ): bool => $this->window->is_open( $report['id'] ) );
		return ChartArrangement::of( $this->layout, $level, count( $manager['reports'] ), array() !== $open, $around );
	}

	/**
	 * The width of a node with what is open below it, for layouts with levels.
	 *
	 * @param array<string, mixed> $node
	 */
	public function width( array $node, int $level = 0, ChartArrangement $around = ChartArrangement::Row ): float {
		if ( ! $this->window->is_open( $node['id'] ) ) {
			return self::CARD;
		}
		$arrangement = $this->arrangement( $node, $level, $around );
		$widths      = array_map( fn ( array $report ): float => $this->width( $report, $level + 1, $arrangement ), $this->window->some( $node, 0 === $level ) );
		$is_beside   = ChartLayout::Horizontal === $this->layout;
		$start       = $is_beside ? self::CARD + self::STEP : 0.0;
		return match ( $arrangement ) {
			ChartArrangement::Stack => self::INDENT + max( self::CARD, ...$widths ),
			ChartArrangement::Block => $start + self::block( $widths, $is_beside ? 3 : 5 ),
			ChartArrangement::Row   => $is_beside ? $start + max( self::CARD, ...$widths ) : array_sum( $widths ) + 2 * self::GAP * count( $widths ),
		};
	}

	/** @param list<float> $widths */
	private static function block( array $widths, int $number ): float {
		$columns = array();
		foreach ( $widths as $index => $width ) {
			$column             = $index % $number;
			$columns[ $column ] = max( $width, $columns[ $column ] ?? 0.0 );
		}
		return array_sum( $columns ) + self::GAP * ( count( $columns ) + 1 );
	}
}
