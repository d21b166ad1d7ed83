<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\OrgChart;

use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\OrgChart\Hierarchy;
use Svc\Users\Intranet\OrgChart\ReportingChain;

final class ReportingChainTest extends TestCase {

	public function test_ends_where_nobody_is_above(): void {
		$way = ReportingChain::of( array( 3 => 2, 2 => 1, 1 => null ) );
		self::assertSame( array( 3, 2, 1 ), $way->people );
		self::assertSame( 0, $way->cut );
		self::assertSame( 0, $way->from );
	}

	public function test_ends_below_a_manager_who_is_gone(): void {
		$way = ReportingChain::of( array( 3 => 2, 2 => 99 ) );
		self::assertSame( array( 3, 2 ), $way->people );
		self::assertSame( 0, $way->cut );
	}

	public function test_has_nobody_where_there_is_no_such_person(): void {
		self::assertSame( array(), ReportingChain::of( array() )->people );
	}

	public function test_cuts_a_loop_at_its_lowest_and_says_whose_report_that_would_be(): void {
		$way = ReportingChain::of( array( 9 => 5, 5 => 3, 3 => 7, 7 => 5 ) );
		self::assertSame( array( 9, 5, 3 ), $way->people );
		self::assertSame( 3, $way->cut );
		self::assertSame( 7, $way->from );
	}

	public function test_cuts_a_person_who_reports_to_themselves(): void {
		$way = ReportingChain::of( array( 4 => 2, 2 => 2 ) );
		self::assertSame( array( 4, 2 ), $way->people );
		self::assertSame( 2, $way->cut );
		self::assertSame( 2, $way->from );
	}

	/** @dataProvider Svc\Tests\Users\Intranet\OrgChart\HierarchyTest::companies */
	public function test_is_the_way_that_the_chart_shows( int $seed ): void {
		$managers  = Companies::random( $seed );
		$hierarchy = new Hierarchy( $managers );
		$above     = array();
		foreach ( $hierarchy->reports as $manager => $reports ) {
			$above += array_fill_keys( $reports, $manager );
		}
		foreach ( array_keys( $managers ) as $id ) {
			$expected = array();
			for ( $at = $id; null !== $at; $at = $above[ $at ] ?? null ) {
				$expected[] = $at;
			}
			$way    = ReportingChain::of( self::chain( $managers, $id ) );
			$loop = array_values( array_filter( $hierarchy->loops, static fn ( array $one ): bool => end( $expected ) === $one[0] ) )[0] ?? array( 0 );
			self::assertSame( $expected, $way->people );
			self::assertSame( $loop[0], $way->cut );
			self::assertSame( $managers[ $loop[0] ] ?? 0, $way->from );
		}
	}

	/**
	 * @param array<int, int|null> $managers
	 * @return array<int, int|null>
	 */
	private static function chain( array $managers, int $id ): array {
		$chain = array();
		while ( array_key_exists( $id, $managers ) && ! array_key_exists( $id, $chain ) ) {
			$chain[ $id ] = $managers[ $id ];
			$id           = $managers[ $id ] ?? 0;
		}
		return $chain;
	}
}
