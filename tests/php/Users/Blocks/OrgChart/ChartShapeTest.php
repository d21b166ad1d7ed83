<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Blocks\OrgChart;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Svc\Users\Blocks\OrgChart\ChartLayout;
use Svc\Users\Blocks\OrgChart\ChartShape;
use Svc\Users\Blocks\OrgChart\ChartWindow;

final class ChartShapeTest extends TestCase {

	private int $last = 0;

	#[TestWith( array( ChartLayout::Vertical ) )]
	#[TestWith( array( ChartLayout::Horizontal ) )]
	public function test_one_person_is_as_wide_as_a_card( ChartLayout $layout ): void {
		self::assertSame( 15.0, $this->width( $layout, $this->node(), 2 ) );
	}

	public function test_a_level_below_is_as_wide_as_its_people_together(): void {
		self::assertSame( 48.0, $this->width( ChartLayout::Vertical, $this->wide( 3 ), 1 ) );
		self::assertSame( 16.0, $this->width( ChartLayout::Vertical, $this->wide( 1 ), 1 ) );
	}

	public function test_a_level_beside_adds_a_card_and_the_step_to_it(): void {
		self::assertSame( 33.0, $this->width( ChartLayout::Horizontal, $this->wide( 3 ), 1 ) );
		self::assertSame( 51.0, $this->width( ChartLayout::Horizontal, $this->node( $this->wide( 3 ), $this->node() ), 2 ) );
	}

	public function test_closed_levels_take_no_room(): void {
		$root = $this->node( $this->wide( 3 ), $this->node() );
		self::assertSame( 32.0, $this->width( ChartLayout::Vertical, $root, 1 ) );
		self::assertSame( 65.0, $this->width( ChartLayout::Vertical, $root, 2 ) );
	}

	public function test_many_people_are_in_columns(): void {
		self::assertSame( 5 * 15.5 + 0.5, $this->width( ChartLayout::Vertical, $this->wide( 40 ), 1 ) );
		self::assertSame( 18.0 + 3 * 15.5 + 0.5, $this->width( ChartLayout::Horizontal, $this->wide( 40 ), 1 ) );
	}

	public function test_what_is_open_in_a_block_makes_its_column_wider(): void {
		$reports    = $this->wide( 13 )['reports'];
		$reports[1] = $this->wide( 2 );
		self::assertSame( 5 * 15.5 + 0.5 + 1.75, $this->width( ChartLayout::Vertical, $this->node( ...$reports ), 2 ) );
	}

	/** @param array<string, mixed> $root */
	private function width( ChartLayout $layout, array $root, int $depth ): float {
		return ( new ChartShape( $layout, new ChartWindow( $root, $depth, 0 ) ) )->width( $root );
	}

	/** @return array<string, mixed> */
	private function wide( int $reports ): array {
		return $this->node( ...array_map( fn (): array => $this->node(), range( 1, $reports ) ) );
	}

	/**
	 * @param array<string, mixed> ...$reports
	 * @return array<string, mixed>
	 */
	private function node( array ...$reports ): array {
		return array(
			'id'      => ++$this->last,
			'reports' => $reports,
		);
	}
}
