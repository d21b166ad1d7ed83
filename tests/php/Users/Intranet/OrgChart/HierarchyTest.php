<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\OrgChart;

use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\OrgChart\Hierarchy;

final class HierarchyTest extends TestCase {

	public function test_keeps_the_order_given(): void {
		$hierarchy = new Hierarchy(
			array(
				9 => 5,
				5 => null,
				2 => 5,
				7 => null,
			)
		);
		self::assertSame( array( 5, 7 ), $hierarchy->tops );
		self::assertSame( array( 5 => array( 9, 2 ) ), $hierarchy->reports );
		self::assertSame( array(), $hierarchy->loops );
		self::assertSame( array(), $hierarchy->ghosts );
	}

	public function test_takes_a_manager_who_is_not_there_for_none(): void {
		$hierarchy = new Hierarchy(
			array(
				1 => 99,
				2 => 1,
			)
		);
		self::assertSame( array( 1 ), $hierarchy->tops );
		self::assertSame( array( 1 => 99 ), $hierarchy->ghosts );
	}

	public function test_cuts_a_loop_at_its_lowest_id(): void {
		$hierarchy = new Hierarchy(
			array(
				8 => 6,
				4 => 8,
				6 => 4,
				3 => 8,
			)
		);
		self::assertSame( array( array( 4, 8, 6 ) ), $hierarchy->loops );
		self::assertSame( array( 4 ), $hierarchy->tops );
		self::assertSame(
			array(
				6 => array( 8 ),
				4 => array( 6 ),
				8 => array( 3 ),
			),
			$hierarchy->reports
		);
	}

	public function test_counts_reporting_to_oneself_as_a_loop(): void {
		$hierarchy = new Hierarchy( array( 3 => 3 ) );
		self::assertSame( array( array( 3 ) ), $hierarchy->loops );
		self::assertSame( array( 3 ), $hierarchy->tops );
		self::assertSame( array(), $hierarchy->reports );
	}

	public function test_has_nobody_of_nobody(): void {
		self::assertSame( array(), ( new Hierarchy( array() ) )->tops );
	}

	/** @dataProvider companies */
	public function test_has_everybody_exactly_once_whatever_the_data_hold( int $seed ): void {
		$managers  = Companies::random( $seed );
		$hierarchy = new Hierarchy( $managers );

		$met  = array();
		$next = $hierarchy->tops;
		while ( array() !== $next ) {
			$id    = array_pop( $next );
			$met[] = $id;
			array_push( $next, ...( $hierarchy->reports[ $id ] ?? array() ) );
		}
		sort( $met );
		$everybody = array_keys( $managers );
		sort( $everybody );
		self::assertSame( $everybody, $met );
	}

	/** @dataProvider companies */
	public function test_changes_no_link_that_is_sound( int $seed ): void {
		$managers  = Companies::random( $seed );
		$hierarchy = new Hierarchy( $managers );
		$cuts      = array_column( $hierarchy->loops, 0 );
		foreach ( $managers as $id => $manager ) {
			$is_top = null === $manager || ! array_key_exists( $manager, $managers ) || in_array( $id, $cuts, true );
			self::assertSame( $is_top, in_array( $id, $hierarchy->tops, true ) );
			self::assertSame( ! $is_top, null !== $manager && in_array( $id, $hierarchy->reports[ $manager ] ?? array(), true ) );
		}
	}

	/** @dataProvider companies */
	public function test_tells_loops_as_they_are( int $seed ): void {
		$managers = Companies::random( $seed );
		$loops    = ( new Hierarchy( $managers ) )->loops;
		self::assertSame( $loops, array_values( array_filter( $loops ) ) );
		foreach ( $loops as $loop ) {
			self::assertSame( min( $loop ), $loop[0] );
			foreach ( $loop as $index => $id ) {
				self::assertSame( $loop[ $index + 1 ] ?? $loop[0], $managers[ $id ] );
			}
		}
	}

	/** @dataProvider companies */
	public function test_keeps_siblings_in_order( int $seed ): void {
		$managers  = Companies::random( $seed );
		$hierarchy = new Hierarchy( $managers );
		$place     = array_flip( array_keys( $managers ) );
		foreach ( array( $hierarchy->tops, ...array_values( $hierarchy->reports ) ) as $siblings ) {
			$places = array_map( static fn ( int $id ): int => $place[ $id ], $siblings );
			$sorted = $places;
			sort( $sorted );
			self::assertSame( $sorted, $places );
		}
	}

	/** @return iterable<string, array{int}> */
	public static function companies(): iterable {
		for ( $seed = 1; $seed <= 60; $seed++ ) {
			yield "company $seed" => array( $seed );
		}
	}
}
