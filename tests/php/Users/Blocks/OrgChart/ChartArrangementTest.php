<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Blocks\OrgChart;

use PHPUnit\Framework\TestCase;
use Svc\Users\Blocks\OrgChart\ChartArrangement;

/** As the view's arrangement.test.ts has it. */
final class ChartArrangementTest extends TestCase {

	public function test_has_the_first_level_side_by_side(): void {
		self::assertFalse( ChartArrangement::is_stack( 0, 3, false, false ) );
	}

	public function test_stacks_many_and_deeper_ones_that_are_closed_and_all_in_a_stack(): void {
		self::assertTrue( ChartArrangement::is_stack( 0, 9, false, false ) );
		self::assertTrue( ChartArrangement::is_stack( 1, 3, false, false ) );
		self::assertTrue( ChartArrangement::is_stack( 0, 3, true, true ) );
	}

	public function test_has_deeper_ones_side_by_side_once_somebody_is_open(): void {
		self::assertFalse( ChartArrangement::is_stack( 2, 3, true, false ) );
	}
}
