<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

/**
 * What of a chart a page has at first, however wide the company is: so many people, and so many of one manager's at a time.
 *
 * Managers are opened level by level. One whose reports would be too many stays closed.
 */
final class ChartWindow {

	/** Direct reports shown at a time; the view's steps are as large. */
	public const STEP = 50;

	/** Reports shown at first, in all. */
	public const PEOPLE = 200;

	/** @var array<int, true> Whose reports are shown. */
	private array $open = array();

	/**
	 * @param array<string, mixed> $root A node with its `reports`.
	 * @param int                  $from How many of the root's reports are passed over.
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
	 * @return list<array<string, mixed>> Those of the direct reports that are shown.
	 */
	public function some( array $node, bool $is_root ): array {
		return array_values( array_slice( $node['reports'], $this->from( $is_root ), self::STEP ) );
	}
}
