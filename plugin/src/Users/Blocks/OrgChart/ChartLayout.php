<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

/** The layouts of the block; the values are those of its attribute, and of the view's arrangement.ts. */
enum ChartLayout: string {

	/** Levels from top to bottom, small teams below each other. */
	case Tree = 'tree';

	/** Levels from top to bottom, the people of a level beside each other. */
	case Vertical = 'vertical';

	/** Levels from start to end, the people of a level below each other. */
	case Horizontal = 'horizontal';

	case IndentedList = 'list';

	/** Whether its levels are drawn in lines of their own, so that it can be fitted to a width. */
	public function has_levels(): bool {
		return self::Vertical === $this || self::Horizontal === $this;
	}

	public function label(): string {
		return match ( $this ) {
			self::Tree         => __( 'Tree', 'svc' ),
			self::Vertical     => __( 'Vertical', 'svc' ),
			self::Horizontal   => __( 'Horizontal', 'svc' ),
			self::IndentedList => __( 'List', 'svc' ),
		};
	}
}
