<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

/**
 * Which people of an org chart the page initially has: at most PEOPLE in all, and STEP of one manager.
 *
 * Opens managers level by level. A manager whose reports would exceed the limit stays closed.
 */
final class ChartWindow {

	/** Direct reports shown at a time. Must match the view's script. */
	public const STEP = 50;

	/** Reports initially shown in all. */
	public const PEOPLE = 200;

	/** @var array<int, true> User IDs of people whose reports are shown. */
	private array $open = array();

	/**
	 * @param array<string, mixed> $root A node with its `reports`.
	 * @param int                  $from Number of the root's reports to skip.
	 */
	public function __construct( array $root, int $depth, private readonly int $from ) {
		$left   = self::PEOPLE;
		$level  = array( $root );
		$number = 0;
		while ( $number < $depth && array() !== $level ) {
			$next = array();
			foreach ( $level as $node ) {
				$some = $this->some( $node, 0 === $number );
				if ( array() !== $some && ( 0 === $number || count( $some ) <= $left ) ) {
					$this->open[ $node['id'] ] = true;

					$left -= count( $some );
					$next  = array( ...$next, ...$some );
				}
			}
			$level = $next;
			++$number;
		}
	}

	public function is_open( int $id ): bool {
		return isset( $this->open[ $id ] );
	}

	public function from( bool $is_root ): int {
		return $is_root ? $this->from : 0;
	}

	/**
	 * @param array<string, mixed> $node
	 * @return list<array<string, mixed>> The direct reports that are shown.
	 */
	public function some( array $node, bool $is_root ): array {
		return array_values( array_slice( $node['reports'], $this->from( $is_root ), self::STEP ) );
	}
}
