<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\OrgChart;

use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\OrgChart\Hierarchy;
use Svc\Users\Intranet\OrgChart\WayUp;

final class WayUpTest extends TestCase {

	public function test_ends_where_nobody_is_above(): void {
		$way = WayUp::of( array( self::link( 3, 2 ), self::link( 2, 1 ), self::link( 1, null ) ) );
		self::assertSame( array( 3, 2, 1 ), $way->people );
		self::assertSame( 0, $way->cut );
	}

	public function test_ends_below_a_manager_who_is_gone(): void {
		self::assertSame( array( 3, 2 ), WayUp::of( array( self::link( 3, 2 ), self::link( 2, 99 ) ) )->people );
	}

	public function test_ends_below_a_partner(): void {
		$way = WayUp::of( array( self::link( 3, 2 ), self::link( 2, 1, false ), self::link( 1, 3 ) ) );
		self::assertSame( array( 3 ), $way->people );
		self::assertSame( 0, $way->cut );
	}

	public function test_has_nobody_where_the_first_is_no_person(): void {
		self::assertSame( array(), WayUp::of( array() )->people );
		self::assertSame( array(), WayUp::of( array( self::link( 1, null, false ) ) )->people );
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
			self::assertSame( $expected, WayUp::of( self::chain( $managers, $id ) )->people );
		}
	}

	/**
	 * @param array<int, int|null> $managers
	 * @return list<array{user_id: int, manager_id: int|null, is_person: bool}>
	 */
	private static function chain( array $managers, int $id ): array {
		$chain = array();
		while ( array_key_exists( $id, $managers ) && ! isset( $chain[ $id ] ) ) {
			$chain[ $id ] = self::link( $id, $managers[ $id ] );
			$id           = $managers[ $id ] ?? 0;
		}
		return array_values( $chain );
	}

	/** @return array{user_id: int, manager_id: int|null, is_person: bool} */
	private static function link( int $user_id, ?int $manager_id, bool $is_person = true ): array {
		return array(
			'user_id'    => $user_id,
			'manager_id' => $manager_id,
			'is_person'  => $is_person,
		);
	}
}
