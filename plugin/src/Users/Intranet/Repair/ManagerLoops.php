<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Intranet\OrgChart\Hierarchy;
use Svc\Users\Storage\ProfileStore;

/** Loops of people who report to each other. The org chart cuts a loop at its lowest user ID; the repair removes that person's manager. */
final class ManagerLoops implements Check {

	/** Maximum number of names shown for a loop. */
	private const NAMED = 6;

	public function __construct(
		private readonly RepairStore $rows,
		private readonly ProfileStore $profiles,
		private readonly ManagerLinks $links,
	) {}

	public function find( int $after, int $until ): array {
		$problems = array();
		foreach ( ( new Hierarchy( $this->rows->links() ) )->loops as $loop ) {
			$lowest = $this->profiles->find_by_user( $loop[0] );
			if ( null !== $lowest ) {
				$problems[] = new Problem( ProblemKind::ManagerLoop, $lowest->id, $this->path( $loop ), (string) $loop[0] );
			}
		}
		return $problems;
	}

	public function is_there( Problem $problem ): bool {
		$chain = $this->profiles->chain( (int) $problem->key );
		$last  = end( $chain );
		return false !== $last && (int) $problem->key === $last['manager_id'] && ! in_array( false, array_column( $chain, 'is_person' ), true );
	}

	public function repair( Problem $problem ): void {
		$this->links->remove( $problem->profile_id );
	}

	/** @param list<int> $loop */
	private function path( array $loop ): string {
		$names = array();
		foreach ( array_slice( $loop, 0, self::NAMED ) as $user_id ) {
			$names[] = $this->profiles->find_by_user( $user_id )?->name() ?? "#$user_id";
		}
		return implode( ' → ', array( ...$names, ...( count( $loop ) > self::NAMED ? array( '…' ) : array() ), $names[0] ) );
	}
}
