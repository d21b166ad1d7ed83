<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Blocks\OrgChart;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Svc\Users\Blocks\OrgChart\ChartArrangement;
use Svc\Users\Blocks\OrgChart\ChartLayout;

/** As the view's arrangement.test.ts has it. */
final class ChartArrangementTest extends TestCase {

	public function test_a_tree_has_the_first_level_side_by_side(): void {
		self::assertSame( ChartArrangement::Row, self::tree( 0, 3, false ) );
	}

	public function test_a_tree_stacks_many_and_deeper_ones_that_are_closed_and_all_in_a_stack(): void {
		self::assertSame( ChartArrangement::Stack, self::tree( 0, 9, false ) );
		self::assertSame( ChartArrangement::Stack, self::tree( 1, 3, false ) );
		self::assertSame( ChartArrangement::Stack, self::tree( 0, 3, true, ChartArrangement::Stack ) );
	}

	public function test_a_tree_has_deeper_ones_side_by_side_once_a_team_is_open(): void {
		self::assertSame( ChartArrangement::Row, self::tree( 2, 3, true ) );
	}

	#[TestWith( array( ChartLayout::Vertical ) )]
	#[TestWith( array( ChartLayout::Horizontal ) )]
	public function test_levels_are_in_one_line_up_to_twelve_people_and_more_in_a_block( ChartLayout $layout ): void {
		foreach ( array( 0, 1, 5 ) as $level ) {
			self::assertSame( ChartArrangement::Row, ChartArrangement::of( $layout, $level, 12, false, ChartArrangement::Row ) );
		}
		self::assertSame( ChartArrangement::Block, ChartArrangement::of( $layout, 0, 13, false, ChartArrangement::Row ) );
		self::assertSame( ChartArrangement::Stack, ChartArrangement::of( $layout, 1, 3, true, ChartArrangement::Block ) );
		self::assertSame( ChartArrangement::Stack, ChartArrangement::of( $layout, 2, 3, true, ChartArrangement::Stack ) );
	}

	private static function tree( int $level, int $number, bool $has_open, ChartArrangement $around = ChartArrangement::Row ): ChartArrangement {
		return ChartArrangement::of( ChartLayout::Tree, $level, $number, $has_open, $around );
	}
}
