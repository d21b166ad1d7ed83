<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

/**
 * Reporting lines as trees that contain each person exactly once, even for invalid data.
 *
 * A manager who is not among the people counts as none. A loop is cut at its lowest user ID, who becomes a top.
 */
final class Hierarchy {

	/** @var list<int> User IDs of people at the top: without manager, with a manager not among the people, or at the cut of a loop. */
	public readonly array $tops;

	/** @var array<int, list<int>> Direct reports by manager. Managers without reports are missing. */
	public readonly array $reports;

	/** @var list<list<int>> Loops, each from its lowest user ID upwards. A person who reports to themselves is a loop of one. */
	public readonly array $loops;

	/** @var array<int, int> User ID => user ID of a manager who is not among the people. */
	public readonly array $ghosts;

	/** @param array<int, int|null> $managers User ID => manager's user ID, in the order of siblings. */
	public function __construct( array $managers ) {
		$this->ghosts = self::find_ghosts( $managers );
		$this->loops  = self::find_loops( $managers );
		$cuts         = array_fill_keys( array_column( $this->loops, 0 ), true );
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
	 * Walks up from each person and visits each person once. A walk that meets itself has found a loop.
	 *
	 * @param array<int, int|null> $managers
	 * @return list<list<int>>
	 */
	private static function find_loops( array $managers ): array {
		$walks = array();
		$loops = array();
		foreach ( $managers as $start => $manager ) {
			$id = $start;
			while ( null !== $id && ! isset( $walks[ $id ] ) ) {
				$walks[ $id ] = $start;
				$id           = $managers[ $id ] ?? null;
			}
			if ( null !== $id && $walks[ $id ] === $start ) {
				$loops[] = self::loop( $managers, $id );
			}
		}
		return $loops;
	}

	/**
	 * @param array<int, int|null> $managers
	 * @return list<int>
	 */
	private static function loop( array $managers, int $start ): array {
		$loop = array();
		$id   = $start;
		do {
			$loop[] = $id;
			$id     = (int) $managers[ $id ];
		} while ( $id !== $start );
		$lowest = (int) array_search( min( $loop ), $loop, true );
		return array( ...array_slice( $loop, $lowest ), ...array_slice( $loop, 0, $lowest ) );
	}
}
