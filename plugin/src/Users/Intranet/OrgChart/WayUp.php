<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

/** The way from a person up to the top, where it ends whatever the data hold; the same rules as in Hierarchy. */
final class WayUp {

	/**
	 * @param list<int> $people User IDs, the person first.
	 * @param int       $cut    Who is a top only because a circle is cut there; 0 where there is no circle.
	 */
	private function __construct(
		public readonly array $people,
		public readonly int $cut,
	) {}

	/** @param list<array{user_id: int, manager_id: int|null, is_person: bool}> $chain Up to the top or to the first one met twice. */
	public static function of( array $chain ): self {
		$people = array();
		$last   = null;
		foreach ( $chain as $link ) {
			if ( ! $link['is_person'] ) {
				return new self( $people, 0 );
			}
			$people[] = $link['user_id'];
			$last     = $link['manager_id'];
		}
		$start = null === $last ? false : array_search( $last, $people, true );
		if ( false === $start ) {
			return new self( $people, 0 );
		}
		$cut = min( $last, ...array_slice( $people, $start ) );
		return new self( array_slice( $people, 0, (int) array_search( $cut, $people, true ) + 1 ), $cut );
	}
}
