<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Imports;

use PHPUnit\Framework\TestCase;
use Svc\Users\Imports\ImportRow;
use Svc\Users\Imports\LinkPlan;
use Svc\Users\Imports\Outcome;

final class LinkPlanTest extends TestCase {

	/**
	 * @param array<string, string|null> $managers Of everybody there is.
	 * @param array<string, string|null> $wishes   Person => manager; "" for none.
	 * @param list<string>               $partners Whom the file makes partners.
	 * @return array{order: list<string>, refused: array<string, string>}
	 */
	private static function plan( array $managers, array $wishes, array $partners = array() ): array {
		$rows   = array();
		$number = 1;
		foreach ( $wishes as $person => $manager ) {
			$rows[] = new ImportRow( ++$number, array(), Outcome::Unchanged, $person, name: strtoupper( $person ), is_inside: ! in_array( $person, $partners, true ), manager: $manager );
		}
		$names = static fn ( array $people ): array => array_combine( $people, array_map( 'strtoupper', $people ) );
		$found = ( new LinkPlan( $managers, $names( ... ) ) )->of( $rows );
		$ranks = array();
		$no    = array();
		foreach ( $found as $row ) {
			if ( Outcome::Refused === $row->outcome ) {
				$no[ $row->person ] = $row->problems[0]['message'];
			} else {
				self::assertSame( Outcome::Changed, $row->outcome );
				self::assertSame( array( 'manager' ), $row->changes );
				$ranks[ (int) $row->rank ] = $row->person;
			}
		}
		ksort( $ranks );
		return array(
			'order'   => array_values( $ranks ),
			'refused' => $no,
		);
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

	public function test_refuses_what_closes_a_circle_by_its_names(): void {
		$plan = self::plan( array( 'a' => null, 'b' => null, 'c' => 'b' ), array( 'b' => 'a', 'a' => 'c' ) );
		self::assertSame( array( 'b' ), $plan['order'] );
		self::assertStringContainsString( 'A → C → B → A', $plan['refused']['a'] );
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

	public function test_refuses_who_would_report_to_a_refused_row(): void {
		$plan = self::plan( array(), array( 'e:low' => 'e:mid', 'e:mid' => 'e:top', 'e:top' => 'nobody' ) );
		self::assertSame( array( 'e:top', 'e:mid', 'e:low' ), array_keys( $plan['refused'] ) );
		self::assertSame( array(), $plan['order'] );
	}

	public function test_refuses_who_becomes_a_partner_as_manager(): void {
		$plan = self::plan( array( 'a' => null, 'b' => null ), array( 'a' => null, 'b' => 'a' ), array( 'a' ) );
		self::assertSame( array( 'b' ), array_keys( $plan['refused'] ) );
	}

	public function test_ends_where_a_circle_is_there_already(): void {
		$plan = self::plan( array( 'a' => 'b', 'b' => 'a', 'c' => null ), array( 'c' => 'a' ) );
		self::assertSame( array( 'c' ), $plan['order'] );
	}
}
