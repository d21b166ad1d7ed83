<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

/**
 * Who is above whom, whatever the data hold: everybody is exactly once in it.
 *
 * A manager who is not among the people counts as none. A circle is cut at its lowest user ID, who becomes a top.
 */
final class Hierarchy {

	/** @var list<int> Those with nobody above them. */
	public readonly array $tops;

	/** @var array<int, list<int>> Direct reports by manager, only of those who have any. */
	public readonly array $reports;

	/** @var list<list<int>> Circles of people who report to each other, each from its lowest user ID upwards. Somebody who reports to themselves is one, too. */
	public readonly array $cycles;

	/** @var array<int, int> User ID => the manager named, who is not among the people. */
	public readonly array $ghosts;

	/** @param array<int, int|null> $managers User ID => manager's user ID, in the order that siblings are to have. */
	public function __construct( array $managers ) {
		$this->ghosts = self::find_ghosts( $managers );
		$this->cycles = self::find_cycles( $managers );
		$cuts         = array_fill_keys( array_column( $this->cycles, 0 ), true );
		$tops         = array();
		$reports      = array();
		foreach ( $managers as $id => $manager ) {
			if ( null === $manager || isset( $cuts[ $id ] ) || isset( $this->ghosts[ $id ] ) ) {
				$tops[] = $id;
			} else {
				$reports[ $manager ][] = $id;
			}
		}
		$this->tops    = $tops;
		$this->reports = $reports;
	}

	/**
	 * @param array<int, int|null> $managers
	 * @return array<int, int>
	 */
	private static function find_ghosts( array $managers ): array {
		$ghosts = array();
		foreach ( $managers as $id => $manager ) {
			if ( null !== $manager && ! array_key_exists( $manager, $managers ) ) {
				$ghosts[ $id ] = $manager;
			}
		}
		return $ghosts;
	}

	/**
	 * Walks up from everybody, over nobody twice; a walk that meets itself has found a circle.
	 *
	 * @param array<int, int|null> $managers
	 * @return list<list<int>>
	 */
	private static function find_cycles( array $managers ): array {
		$walks  = array();
		$cycles = array();
		foreach ( $managers as $start => $manager ) {
			$id = $start;
			while ( null !== $id && ! isset( $walks[ $id ] ) ) {
				$walks[ $id ] = $start;
				$id           = $managers[ $id ] ?? null;
			}
			if ( null !== $id && $walks[ $id ] === $start ) {
				$cycles[] = self::circle( $managers, $id );
			}
		}
		return $cycles;
	}

	/**
	 * @param array<int, int|null> $managers
	 * @return list<int>
	 */
	private static function circle( array $managers, int $somebody ): array {
		$loop = array();
		$id     = $somebody;
		do {
			$loop[] = $id;
			$id       = (int) $managers[ $id ];
		} while ( $id !== $somebody );
		$lowest = (int) array_search( min( $loop ), $loop, true );
		return array( ...array_slice( $loop, $lowest ), ...array_slice( $loop, 0, $lowest ) );
	}
}
