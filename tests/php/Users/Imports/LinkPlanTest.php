<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Imports;

use PHPUnit\Framework\TestCase;
use Svc\Users\Imports\LinkPlan;

final class LinkPlanTest extends TestCase {

	/** CPU seconds: linear time is below one, and comparing all rows with each other takes minutes. */
	private const FAR_BELOW_QUADRATIC = 10.0;

	/**
	 * @param array<string, string|null> $managers Of everybody there is: letters.
	 * @param array<string, string|null> $wishes   Person => manager; "" for none.
	 * @param list<string>               $partners Whom the file makes partners.
	 * @return array{order: list<string>, refused: array<string, string>} The refused with who is in the loop, from the manager on.
	 */
	private static function plan( array $managers, array $wishes, array $partners = array(), bool $is_strict = true ): array {
		$plan = new LinkPlan( $is_strict );
		foreach ( $managers as $person => $manager ) {
			$plan->add_person( ord( $person ), null === $manager ? 0 : ord( $manager ) );
		}
		$persons = array_keys( $wishes );
		foreach ( $persons as $index => $person ) {
			$manager = $wishes[ $person ];
			$plan->add_row( $index + 2, self::named( $person ), '' === $manager || null === $manager ? $manager : self::named( $manager ), ! in_array( $person, $partners, true ) );
		}
		$plan->decide();
		$refused = array();
		foreach ( $plan->refused() as $number => $loop ) {
			$refused[ $persons[ $number - 2 ] ] = implode( ' ', array_map( static fn ( int $id ): string => self::letter( $plan->person( $id ) ), $loop ) );
		}
		return array(
			'order'   => array_map( static fn ( int $number ): string => $persons[ $number - 2 ], $plan->order() ),
			'refused' => $refused,
		);
	}

	private static function named( string $person ): string {
		return 1 === strlen( $person ) ? 'u:' . ord( $person ) : $person;
	}

	private static function letter( string $person ): string {
		return str_starts_with( $person, 'u:' ) ? chr( (int) substr( $person, 2 ) ) : $person;
	}

	public function test_leaves_alone_what_is_so_already_or_not_said(): void {
		$plan = self::plan( array( 'a' => null, 'b' => 'a', 'c' => null ), array( 'b' => 'a', 'a' => '', 'c' => null ) );
		self::assertSame( array( 'order' => array(), 'refused' => array() ), $plan );
	}

	public function test_sets_managers_from_the_top_where_places_change(): void {
		$plan = self::plan( array( 'a' => null, 'b' => 'a', 'c' => 'b' ), array( 'a' => 'b', 'b' => 'c', 'c' => '' ) );
		self::assertSame( array( 'c', 'b', 'a' ), $plan['order'] );
		self::assertSame( array(), $plan['refused'] );
	}

	public function test_refuses_what_closes_a_loop_by_its_names(): void {
		$plan = self::plan( array( 'a' => null, 'b' => null, 'c' => 'b' ), array( 'b' => 'a', 'a' => 'c' ) );
		self::assertSame( array( 'b' ), $plan['order'] );
		self::assertSame( array( 'a' => 'c b a' ), $plan['refused'] );
	}

	public function test_refuses_strangers_and_oneself(): void {
		$plan = self::plan( array( 'a' => null, 'b' => null ), array( 'a' => 'x', 'b' => 'b' ) );
		self::assertSame( array( 'a', 'b' ), array_keys( $plan['refused'] ) );
	}

	public function test_takes_people_who_are_new_in_the_file_for_managers(): void {
		$plan = self::plan( array( 'a' => null ), array( 'e:new' => 'a', 'a' => '', 'e:newer' => 'e:new' ) );
		self::assertSame( array(), $plan['refused'] );
		self::assertSame( array( 'e:new', 'e:newer' ), $plan['order'] );
	}

	public function test_keeps_new_people_without_a_manager_where_it_is_not_strict(): void {
		$plan = self::plan( array(), array( 'e:low' => 'e:mid', 'e:mid' => 'e:top', 'e:top' => 'e:nobody' ), array(), false );
		self::assertSame( array( 'e:top' ), array_keys( $plan['refused'] ) );
		self::assertSame( array( 'e:mid', 'e:low' ), $plan['order'] );
	}

	public function test_opens_a_loop_of_new_people_at_the_last_row_where_it_is_not_strict(): void {
		$plan = self::plan( array(), array( 'e:a' => 'e:b', 'e:b' => 'e:c', 'e:c' => 'e:a' ), array(), false );
		self::assertSame( array( 'e:c' => 'e:a e:b e:c' ), $plan['refused'] );
		self::assertSame( array( 'e:b', 'e:a' ), $plan['order'] );
	}

	public function test_refuses_who_would_report_to_a_refused_row(): void {
		$plan = self::plan( array(), array( 'e:low' => 'e:mid', 'e:mid' => 'e:top', 'e:top' => 'e:nobody' ) );
		self::assertSame( array( 'e:top', 'e:mid', 'e:low' ), array_keys( $plan['refused'] ) );
		self::assertSame( array(), $plan['order'] );
	}

	public function test_refuses_who_becomes_a_partner_as_manager(): void {
		$plan = self::plan( array( 'a' => null, 'b' => null ), array( 'a' => null, 'b' => 'a' ), array( 'a' ) );
		self::assertSame( array( 'b' ), array_keys( $plan['refused'] ) );
	}

	public function test_ends_where_a_loop_is_there_already(): void {
		$plan = self::plan( array( 'a' => 'b', 'b' => 'a', 'c' => null ), array( 'c' => 'a' ) );
		self::assertSame( array( 'c' ), $plan['order'] );
	}

	public function test_refuses_the_last_wish_of_each_loop_only(): void {
		$everybody = array( 'a' => null, 'b' => null, 'c' => null, 'd' => null, 'e' => null );
		$plan      = self::plan( $everybody, array( 'a' => 'b', 'b' => 'a', 'c' => 'd', 'd' => 'e', 'e' => 'c' ) );
		self::assertSame( array( 'b' => 'a b', 'e' => 'c d e' ), $plan['refused'] );
		self::assertSame( array( 'a', 'd', 'c' ), $plan['order'] );
	}

	public function test_looks_again_at_who_stays_where_a_refused_row_leaves_them(): void {
		// Without b's wish, b stays below c, and c's wish closes the next loop.
		$plan = self::plan( array( 'a' => null, 'b' => 'c', 'c' => null ), array( 'a' => 'b', 'c' => 'a', 'b' => 'x' ) );
		self::assertSame( array( 'b' => '', 'c' => 'a b c' ), $plan['refused'] );
		self::assertSame( array( 'a' ), $plan['order'] );
	}

	public function test_refuses_who_would_report_to_a_new_person_in_a_loop(): void {
		$plan = self::plan( array( 'a' => null ), array( 'a' => 'e:one', 'e:one' => 'e:two', 'e:two' => 'e:one' ) );
		self::assertSame( array( 'e:two', 'e:one', 'a' ), array_keys( $plan['refused'] ) );
	}

	public function test_closes_no_loop_at_any_moment(): void {
		mt_srand( 7 );
		for ( $round = 0; $round < 300; $round++ ) {
			$managers = array();
			$wishes   = array();
			for ( $id = 1; $id <= 12; $id++ ) {
				$managers[ $id ] = mt_rand( 0, $id - 1 );
				$wishes[ $id ]   = mt_rand( 0, 12 );
			}
			$plan = new LinkPlan( true );
			array_map( array( $plan, 'add_person' ), array_keys( $managers ), $managers );
			foreach ( $wishes as $id => $manager ) {
				$plan->add_row( $id + 1, "u:$id", 0 === $manager ? '' : "u:$manager", true );
			}
			$plan->decide();
			foreach ( $plan->order() as $number ) {
				$managers[ $number - 1 ] = $wishes[ $number - 1 ];
				for ( $steps = 0, $above = $number - 1; 0 !== $above; $above = $managers[ $above ] ) {
					self::assertLessThan( 13, ++$steps, "Round $round." );
				}
			}
			foreach ( array_diff_key( $wishes, array_flip( array_map( static fn ( int $number ): int => $number - 1, array_keys( $plan->refused() ) ) ) ) as $id => $manager ) {
				self::assertSame( $manager, $managers[ $id ] );
			}
		}
	}

	public function test_refuses_the_wish_that_makes_the_loop_and_no_row_that_repeats_what_is_so(): void {
		$plan = self::plan( array( 'a' => null, 'b' => 'a', 'c' => 'b' ), array( 'a' => 'c', 'b' => 'a', 'c' => 'b' ) );
		self::assertSame( array( 'a' => 'c b a' ), $plan['refused'] );
		self::assertSame( array(), $plan['order'] );
	}

	public function test_does_not_take_quadratic_time_where_each_of_a_hundred_thousand_wishes_closes_a_loop(): void {
		$many = 100000;
		$plan = new LinkPlan( true );
		for ( $id = 1; $id <= $many; $id++ ) {
			$plan->add_person( $id, $id === $many ? 0 : $id + 1 );
		}
		$begin = self::cpu_seconds();
		for ( $id = 2; $id <= $many; $id++ ) {
			$plan->add_row( $id, "u:$id", 'u:' . ( $id - 1 ), true );
		}
		$plan->decide();
		self::assertLessThan( self::FAR_BELOW_QUADRATIC, self::cpu_seconds() - $begin );
		self::assertCount( $many - 1, $plan->refused() );
	}

	public function test_does_not_take_quadratic_time_to_name_a_hundred_thousand_new_people(): void {
		$many = 100000;
		$plan = new LinkPlan( true );
		for ( $id = 1; $id <= $many; $id++ ) {
			$plan->add_row( $id, "e:$id", '', true );
		}
		$begin = self::cpu_seconds();
		$right = 0;
		for ( $id = 1; $id <= $many; $id++ ) {
			$right += "e:$id" === $plan->person( -$id ) ? 1 : 0;
		}
		self::assertLessThan( self::FAR_BELOW_QUADRATIC, self::cpu_seconds() - $begin );
		self::assertSame( $many, $right );
	}

	public function test_keeps_the_ends_of_a_long_loop_only(): void {
		$plan = new LinkPlan( true );
		for ( $id = 1; $id <= 100; $id++ ) {
			$plan->add_person( $id, $id - 1 );
		}
		$plan->add_row( 2, 'u:1', 'u:100', true );
		$plan->decide();
		self::assertSame( array( 100, 99, 98, 97, 96, 95, 94, 7, 6, 5, 4, 3, 2, 1 ), $plan->refused()[2] );
	}

	public function test_does_not_take_quadratic_time_for_a_reversed_chain_of_a_hundred_thousand(): void {
		$many = 100000;
		$plan = new LinkPlan( true );
		for ( $id = 1; $id <= $many; $id++ ) {
			$plan->add_person( $id, $id - 1 );
		}
		$begin = self::cpu_seconds();
		for ( $id = 1; $id <= $many; $id++ ) {
			$plan->add_row( $id + 1, "u:$id", $id === $many ? '' : 'u:' . ( $id + 1 ), true );
		}
		$plan->decide();
		$order = $plan->order();
		self::assertLessThan( self::FAR_BELOW_QUADRATIC, self::cpu_seconds() - $begin );
		self::assertSame( array( $many + 1, $many, $many - 1 ), array_slice( $order, 0, 3 ) );
		self::assertCount( $many, $order );
		self::assertSame( array(), $plan->refused() );
	}

	private static function cpu_seconds(): float {
		$used = (array) getrusage();
		return $used['ru_utime.tv_sec'] + $used['ru_utime.tv_usec'] / 1e6;
	}
}
