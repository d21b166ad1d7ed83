<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

/** The managers from a person up to the top. Ends even for invalid data, by the rules of Hierarchy. */
final class ReportingChain {

	/**
	 * @param list<int> $people User IDs, the person first.
	 * @param int       $cut    User ID at which a loop is cut; 0 where there is no loop.
	 * @param int       $from   User ID of the manager of the person at the cut; 0 where there is no loop.
	 */
	private function __construct(
		public readonly array $people,
		public readonly int $cut,
		public readonly int $from,
	) {}

	/** @param array<int, int|null> $managers By user ID, the person first, up to the top or to the first repeated person. */
	public static function of( array $managers ): self {
		$people = array_keys( $managers );
		$start  = array_search( end( $managers ), $people, true );
		if ( false === $start ) {
			return new self( $people, 0, 0 );
		}
		$cut = min( $people[ $start ], ...array_slice( $people, $start ) );
		return new self( array_slice( $people, 0, (int) array_search( $cut, $people, true ) + 1 ), $cut, (int) $managers[ $cut ] );
	}
}
