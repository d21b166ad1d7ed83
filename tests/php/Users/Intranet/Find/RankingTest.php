<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Ranking;
use Svc\Users\Intranet\Find\Roster;

final class RankingTest extends TestCase {

	private const NAMES = array( 'Ash', 'ähre', 'Ahorn', '10', '9', '' );

	public function test_is_the_beginning_of_the_whole_order(): void {
		mt_srand( 5 );
		$people = array();
		for ( $id = 1; $id <= 3000; $id++ ) {
			$people[] = new Colleague( $id, self::NAMES[ mt_rand( 0, 5 ) ], self::NAMES[ mt_rand( 0, 5 ) ] );
		}
		$ids  = range( 1, 3000 );
		$keys = array_combine( $ids, array_map( static fn (): int => mt_rand( -2, 2 ), $ids ) );
		$days = array_combine( $ids, array_map( static fn (): int => mt_rand( 0, 1 ), $ids ) );
		shuffle( $ids );
		$ranking = new Ranking( Roster::of( $people ) );
		$whole   = $ranking->first( $ids, PHP_INT_MAX, array( $days, $keys ) );
		$order   = static function ( int $id ) use ( $people, $keys, $days ): string {
			$one = $people[ $id - 1 ];
			return implode( "\0", array( $days[ $id ], $keys[ $id ] + 2, strtolower( str_replace( 'ä', 'a', $one->last_name ) ), strtolower( str_replace( 'ä', 'a', $one->first_name ) ), sprintf( '%05d', $id ) ) );
		};
		$sorted = $ids;
		usort( $sorted, static fn ( int $one, int $other ): int => strcmp( $order( $one ), $order( $other ) ) );
		self::assertSame( $sorted, $whole );
		foreach ( array( 0, 1, 5, 100, 2999 ) as $limit ) {
			self::assertSame( array_slice( $sorted, 0, $limit ), $ranking->first( $ids, $limit, array( $days, $keys ) ) );
		}
		self::assertSame( array(), $ranking->first( array(), 5, array() ) );
	}
}
