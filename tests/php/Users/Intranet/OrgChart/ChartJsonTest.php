<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\OrgChart;

use PHPUnit\Framework\TestCase;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Intranet\OrgChart\ChartAdditions;
use Svc\Users\Intranet\OrgChart\ChartJson;
use Svc\Users\Intranet\OrgChart\ChartPeople;
use Svc\Users\Intranet\OrgChart\Hierarchy;

final class ChartJsonTest extends TestCase {

	public function test_writes_a_node_with_its_members_in_order(): void {
		$people = new ChartPeople( new Avatars() );
		$people->add( array( '7', null, 'Ana "A"', "R\u{fa}iz", 'Boss', '', 'ruiz', 'ana', 'https://example.com/a.png', 'ana@example.com', null, null ) );
		$chart = self::decoded( ( new ChartJson( $people ) )->everybody( 200, 'Us' ) );
		self::assertSame(
			array(
				'id'            => 7,
				'name'          => "Ana \"A\" R\u{fa}iz",
				'title'         => 'Boss',
				'department'    => '',
				'avatar_url'    => 'https://example.com/a.png',
				'reports_count' => 0,
				'reports'       => array(),
			),
			$chart
		);
	}

	public function test_puts_the_organisation_above_several_tops(): void {
		$chart = self::everybody( array( 2 => null, 1 => null ) );
		self::assertSame( array( 0, 'Us', '', 2 ), array( $chart['id'], $chart['name'], $chart['avatar_url'], $chart['reports_count'] ) );
		self::assertSame( array( 2, 1 ), array_column( $chart['reports'], 'id' ) );
	}

	public function test_has_a_root_of_nobody(): void {
		$chart = self::everybody( array() );
		self::assertSame( array( 0, 0, array() ), array( $chart['id'], $chart['reports_count'], $chart['reports'] ) );
	}

	/** @dataProvider Svc\Tests\Users\Intranet\OrgChart\HierarchyTest::companies */
	public function test_has_everybody_once_under_one_root( int $seed ): void {
		$managers  = Companies::random( $seed );
		$hierarchy = new Hierarchy( $managers );
		$chart     = self::everybody( $managers );
		self::assertSame( 1 === count( $hierarchy->tops ) ? $hierarchy->tops[0] : 0, $chart['id'] );
		$met = self::reports_by_id( $chart );
		unset( $met[0] );
		self::assertEqualsCanonicalizing( array_keys( $managers ), array_keys( $met ) );
		self::assertSame( count( $managers ), array_sum( array_map( 'count', self::reports_by_id( $chart ) ) ) + (int) ( 0 !== $chart['id'] ) );
		foreach ( array_filter( $met ) as $id => $reports ) {
			self::assertSame( $hierarchy->reports[ $id ], $reports );
		}
	}

	public function test_puts_vacancies_between_managers_and_some_of_their_reports(): void {
		$chart = self::with_vacancies( array( 1 => null, 2 => 1, 3 => 1, 4 => 2 ), array( array( 5, 1, 3 ), array( 6, 2, null ) ) );
		self::assertSame(
			array(
				1  => array( 2, -5 ),
				2  => array( 4, -6 ),
				3  => array(),
				4  => array(),
				-5 => array( 3 ),
				-6 => array(),
			),
			self::sorted( self::reports_by_id( $chart ) )
		);
		self::assertSame( 2, $chart['reports_count'] );
		$vacancy = $chart['reports'][1];
		self::assertSame( array( -5, '', 'Zookeeper', 'Zoo', '', 1, true ), array_values( array_diff_key( $vacancy, array( 'reports' => true ) ) ) );
		self::assertArrayNotHasKey( 'is_vacancy', $chart );
	}

	public function test_has_a_vacancy_as_the_root_where_it_is_all_there_is_at_the_top(): void {
		$chart = self::with_vacancies( array( 1 => null, 2 => null ), array( array( 5, null, 1 ), array( 5, null, 2 ) ) );
		self::assertSame( array( -5, 2 ), array( $chart['id'], $chart['reports_count'] ) );
		self::assertSame( 0, self::with_vacancies( array( 1 => null ), array( array( 5, null, null ) ) )['id'] );
	}

	/** @dataProvider Svc\Tests\Users\Intranet\OrgChart\HierarchyTest::companies */
	public function test_has_everybody_once_with_vacancies_and_stops_at_the_level_asked_for( int $seed ): void {
		$managers  = Companies::random( $seed );
		$vacancies = array();
		foreach ( $managers as $id => $manager ) {
			if ( 0 === $id % 3 ) {
				$vacancies[] = array( ( $manager ?? 0 ) + 1, $manager, $id );
			}
		}
		$whole = self::with_vacancies( $managers, $vacancies );
		$met   = self::reports_by_id( $whole );
		self::assertEqualsCanonicalizing( array_keys( $managers ), array_keys( array_filter( $met, static fn ( int $id ): bool => $id > 0, ARRAY_FILTER_USE_KEY ) ) );
		self::assertSame( count( $met ) - 1, array_sum( array_map( 'count', $met ) ) );
		foreach ( array( 0, 1, 3 ) as $levels ) {
			self::assertSame( self::cut( $whole, $levels ), self::with_vacancies( $managers, $vacancies, $levels ) );
		}
	}

	/** @dataProvider Svc\Tests\Users\Intranet\OrgChart\HierarchyTest::companies */
	public function test_stops_at_the_level_asked_for_and_still_counts( int $seed ): void {
		$managers = Companies::random( $seed );
		$whole    = self::everybody( $managers );
		foreach ( array( 0, 1, 3 ) as $levels ) {
			self::assertSame( self::cut( $whole, $levels ), self::everybody( $managers, $levels ) );
		}
	}

	public function test_bears_ten_thousand_levels_and_shows_two_hundred(): void {
		$managers = array( 1 => null );
		for ( $id = 2; $id <= 10000; $id++ ) {
			$managers[ $id ] = $id - 1;
		}
		$node = self::everybody( $managers, ChartJson::LEVELS );
		for ( $level = 0; array() !== $node['reports']; $level++ ) {
			self::assertSame( 1, $node['reports_count'] );
			$node = $node['reports'][0];
		}
		self::assertSame( array( 200, 201, 1 ), array( $level, $node['id'], $node['reports_count'] ) );
	}

	public function test_bears_ten_thousand_beside_each_other(): void {
		$managers = array( 1 => null ) + array_fill( 2, 9999, 1 );
		self::assertSame( range( 2, 10000 ), array_column( self::everybody( $managers )['reports'], 'id' ) );
	}

	public function test_shows_a_branch_as_it_was_read(): void {
		$people = Companies::people( array( 5 => 9, 6 => 5, 7 => 6 ) );
		$people->counts[7] = 3;
		$chart = self::decoded( ( new ChartJson( $people ) )->below( 5, 2 ) );
		self::assertSame( array( 5 => array( 6 ), 6 => array( 7 ), 7 => array() ), self::reports_by_id( $chart ) );
		self::assertSame( 3, $chart['reports'][0]['reports'][0]['reports_count'] );
	}

	/**
	 * @param array<int, int|null> $managers
	 * @return array<string, mixed>
	 */
	private static function everybody( array $managers, int $levels = ChartJson::LEVELS ): array {
		return self::decoded( ( new ChartJson( Companies::people( $managers ) ) )->everybody( $levels, 'Us' ) );
	}

	/**
	 * @param array<int, int|null>                $managers
	 * @param list<array{int, int|null, int|null}> $vacancies Row, manager and report.
	 * @return array<string, mixed>
	 */
	private static function with_vacancies( array $managers, array $vacancies, int $levels = ChartJson::LEVELS ): array {
		$people    = Companies::people( $managers );
		$additions = new ChartAdditions();
		foreach ( $vacancies as list( $id, $manager, $report ) ) {
			$additions->add( array( (string) $id, null === $manager ? null : (string) $manager, null === $report ? null : (string) $report, 'Zookeeper', 'Zoo', null, null ) );
		}
		$additions->finish();
		$people->draw( $additions, array() );
		return self::decoded( ( new ChartJson( $people ) )->everybody( $levels, 'Us' ) );
	}

	/**
	 * @param array<int, list<int>> $reports
	 * @return array<int, list<int>>
	 */
	private static function sorted( array $reports ): array {
		uksort( $reports, static fn ( int $a, int $b ): int => array( $a < 0, abs( $a ) ) <=> array( $b < 0, abs( $b ) ) );
		return $reports;
	}

	/**
	 * @param iterable<string> $pieces
	 * @return array<string, mixed>
	 */
	private static function decoded( iterable $pieces ): array {
		return json_decode( implode( '', iterator_to_array( $pieces, false ) ), true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * @param array<string, mixed> $root
	 * @return array<int, list<int>>
	 */
	private static function reports_by_id( array $root ): array {
		$found = array();
		$nodes = array( $root );
		while ( array() !== $nodes ) {
			$node                  = array_pop( $nodes );
			$found[ $node['id'] ] = array_column( $node['reports'], 'id' );
			array_push( $nodes, ...$node['reports'] );
		}
		return $found;
	}

	/**
	 * @param array<string, mixed> $node
	 * @return array<string, mixed>
	 */
	private static function cut( array $node, int $levels ): array {
		$node['reports'] = 0 === $levels ? array() : array_map( static fn ( array $one ): array => self::cut( $one, $levels - 1 ), $node['reports'] );
		return $node;
	}
}
