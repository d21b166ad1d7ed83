<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Who reports to whom. Links to nobody of the company, and to oneself, are left out. */
final class ReportingTree {

	/** @var array<int, int> Manager by user ID. */
	private readonly array $managers;

	/** @var array<int, list<int>> Reports by manager. */
	private array $reports = array();

	/**
	 * @param array<int, int>   $managers By user ID.
	 * @param array<int, mixed> $people   By user ID, in the order in which reports are listed.
	 */
	public function __construct( array $managers, private readonly array $people ) {
		$this->managers = array_filter( $managers, static fn ( int $manager, int $id ): bool => $manager !== $id && isset( $people[ $manager ] ), ARRAY_FILTER_USE_BOTH );
		foreach ( $this->managers as $id => $manager ) {
			$this->reports[ $manager ][] = $id;
		}
	}

	public function manager_of( int $id ): ?int {
		return $this->managers[ $id ] ?? null;
	}

	/** @return list<int> */
	public function reports_of( int $id ): array {
		return $this->reports[ $id ] ?? array();
	}

	/** @return list<int> Direct and indirect reports. Ends in a loop, too: each person is visited once. */
	public function everybody_under( int $id ): array {
		$seen    = array( $id => true );
		$waiting = array( $id );
		while ( array() !== $waiting ) {
			foreach ( $this->reports[ array_pop( $waiting ) ] ?? array() as $report ) {
				if ( ! isset( $seen[ $report ] ) ) {
					$seen[ $report ] = true;
					$waiting[]       = $report;
				}
			}
		}
		return array_slice( array_keys( $seen ), 1 );
	}

	/**
	 * How many of these people report to each person, directly or indirectly. Counts in one pass, because chains may be long.
	 *
	 * @param array<int, mixed> $members By user ID.
	 * @return array<int, int>
	 */
	public function counts_below( array $members ): array {
		$below = array();
		foreach ( array_reverse( $this->from_the_top(), true ) as $id => $manager ) {
			$below[ $id ] ??= 0;
			if ( 0 !== $manager ) {
				$below[ $manager ] = ( $below[ $manager ] ?? 0 ) + $below[ $id ] + ( isset( $members[ $id ] ) ? 1 : 0 );
			}
		}
		return $below;
	}

	/** @return array<int, int> Manager by user ID, managers before their reports; 0 for a person at the top or at the cut of a loop. */
	private function from_the_top(): array {
		$order = array();
		foreach ( array( true, false ) as $is_first_round ) {
			foreach ( $this->people as $id => $one ) {
				// The people left for the second round are in a loop or below one.
				if ( ! isset( $order[ $id ] ) && ( ! $is_first_round || ! isset( $this->managers[ $id ] ) ) ) {
					$order[ $id ] = 0;
					for ( $waiting = array( $id ); array() !== $waiting; ) {
						$manager = array_pop( $waiting );
						foreach ( $this->reports[ $manager ] ?? array() as $report ) {
							if ( ! isset( $order[ $report ] ) ) {
								$order[ $report ] = $manager;
								$waiting[]        = $report;
							}
						}
					}
				}
			}
		}
		return $order;
	}
}
