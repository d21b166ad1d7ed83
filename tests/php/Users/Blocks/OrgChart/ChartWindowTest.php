<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Blocks\OrgChart;

use PHPUnit\Framework\TestCase;
use Svc\Users\Blocks\OrgChart\ChartWindow;

final class ChartWindowTest extends TestCase {

	private int $last = 0;

	public function test_opens_as_many_levels_as_asked_for(): void {
		$root   = $this->node( $this->node( $this->node() ) );
		$window = new ChartWindow( $root, 1, 0 );
		self::assertTrue( $window->is_open( $root['id'] ) );
		self::assertFalse( $window->is_open( $root['reports'][0]['id'] ) );
	}

	public function test_opens_nobody_at_depth_0_or_without_reports(): void {
		$root = $this->node( $this->node() );
		self::assertFalse( ( new ChartWindow( $root, 0, 0 ) )->is_open( $root['id'] ) );
		self::assertFalse( ( new ChartWindow( $root, 2, 0 ) )->is_open( $root['reports'][0]['id'] ) );
	}

	public function test_shows_fifty_of_a_wide_level(): void {
		$root   = $this->wide( 500 );
		$window = new ChartWindow( $root, 1, 0 );
		self::assertCount( 50, $window->some( $root, true ) );
		self::assertSame( $root['reports'][0], $window->some( $root, true )[0] );
	}

	public function test_passes_over_those_that_were_on_the_pages_before(): void {
		$root   = $this->wide( 120 );
		$window = new ChartWindow( $root, 1, 100 );
		self::assertCount( 20, $window->some( $root, true ) );
		self::assertSame( $root['reports'][100], $window->some( $root, true )[0] );
	}

	public function test_opens_nobody_where_a_page_has_nobody(): void {
		$root = $this->wide( 3 );
		self::assertFalse( ( new ChartWindow( $root, 1, 50 ) )->is_open( $root['id'] ) );
	}

	public function test_leaves_managers_closed_once_there_are_many_people(): void {
		$managers = array_map( fn (): array => $this->wide( 30 ), range( 1, 40 ) );
		$root     = $this->node( ...$managers );
		$window   = new ChartWindow( $root, 4, 0 );
		$open     = array_filter( $managers, fn ( array $manager ): bool => $window->is_open( $manager['id'] ) );
		self::assertCount( 5, $open );
		self::assertSame( array_slice( $managers, 0, 5 ), array_values( $open ) );
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
