<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\OrgChart;

use Svc\Users\Avatars\Avatars;
use Svc\Users\Intranet\OrgChart\ChartPeople;

/** Companies as no rule would let them become. */
final class Companies {

	/** @return array<int, int|null> Managers by user ID: with loops, managers who do not exist, and people who report to themselves. */
	public static function random( int $seed ): array {
		mt_srand( $seed );
		$ids = range( 1, mt_rand( 1, 60 ) );
		shuffle( $ids );
		$managers = array();
		foreach ( $ids as $id ) {
			$managers[ $id ] = match ( mt_rand( 0, 9 ) ) {
				0       => null,
				1       => 1000 + $id,
				2       => $id,
				default => $ids[ mt_rand( 0, count( $ids ) - 1 ) ],
			};
		}
		return $managers;
	}

	/** @param array<int, int|null> $managers */
	public static function people( array $managers ): ChartPeople {
		$people = new ChartPeople( new Avatars() );
		foreach ( $managers as $id => $manager ) {
			$people->add( array( (string) $id, null === $manager ? null : (string) $manager, "First$id", "Last$id", 'Title', 'Department', '', '', '', "p$id@example.com", null, null ) );
		}
		return $people;
	}
}
