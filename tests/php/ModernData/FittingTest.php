<?php

declare( strict_types=1 );

namespace Svc\Tests\ModernData;

use PHPUnit\Framework\TestCase;
use Svc\ModernData\Mcp\Tools\Fitting;
use Svc\ModernData\Mcp\Tools\ToolResult;

final class FittingTest extends TestCase {

	public function test_what_fits_stays_as_it_is(): void {
		$chart = self::chart( 2, 3 );
		self::assertSame( $chart, Fitting::of( $chart )->content );
		self::assertSame( '', Fitting::of( $chart )->hint );
	}

	public function test_a_big_chart_is_cut_by_levels(): void {
		$fitting = Fitting::of( self::chart( 6, 5 ) );
		self::assertLessThan( 100000, strlen( ToolResult::json( $fitting->content ) ) );
		self::assertStringContainsString( 'reports_count', $fitting->hint );
		$node  = $fitting->content;
		$depth = 1;
		while ( array() !== $node['reports'] ) {
			self::assertCount( 5, $node['reports'] );
			$node = $node['reports'][0];
			++$depth;
		}
		self::assertSame( 5, $node['reports_count'] );
		self::assertStringContainsString( "$depth levels", $fitting->hint );
	}

	public function test_a_wide_chart_is_cut_to_its_root(): void {
		$root = self::node( 1, array_map( static fn ( int $id ): array => self::node( $id, array() ), range( 2, 3000 ) ) );
		self::assertSame( array(), Fitting::of( $root )->content['reports'] );
		self::assertSame( 2999, Fitting::of( $root )->content['reports_count'] );
	}

	public function test_a_deep_chart_is_no_trouble(): void {
		$chart = self::chart( 200, 1 );
		for ( $round = 0; $round < 3; ++$round ) {
			$chart['reports'][] = self::chart( 199, 1 );
		}
		self::assertLessThan( 100000, strlen( ToolResult::json( Fitting::of( $chart )->content ) ) );
	}

	public function test_a_big_page_is_cut_and_says_how_many_are_shown(): void {
		$page    = array(
			'data'  => array_fill( 0, 100, array( 'text' => str_repeat( 'x', 2000 ) ) ),
			'total' => 250,
			'pages' => 3,
			'page'  => 1,
		);
		$fitting = Fitting::of( $page );
		$shown   = count( $fitting->content['data'] );
		self::assertGreaterThan( 30, $shown );
		self::assertLessThan( 60, $shown );
		self::assertSame( 250, $fitting->content['total'] );
		self::assertStringContainsString( "first $shown of its 100", $fitting->hint );
	}

	/** @return array<string, mixed> */
	private static function chart( int $levels, int $reports ): array {
		return self::node( $levels, $levels > 1 ? array_fill( 0, $reports, self::chart( $levels - 1, $reports ) ) : array() );
	}

	/**
	 * @param list<array<string, mixed>> $reports
	 * @return array<string, mixed>
	 */
	private static function node( int $id, array $reports ): array {
		return array(
			'id'            => $id,
			'name'          => 'Somebody with a name',
			'title'         => 'Somebody with a title',
			'department'    => 'Lending',
			'avatar_url'    => 'https://example.com/avatar.png',
			'reports'       => $reports,
			'reports_count' => count( $reports ),
		);
	}
}
