<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Intranet\OrgChart\Hierarchy;
use Svc\Users\Profiles\ProfileStore;

/** People who report to themselves over others. The chart cuts a circle at its lowest user ID; this makes that true. */
final class Circles implements Check {

	/** More names than this tell nobody more. */
	private const NAMED = 6;

	public function __construct(
		private readonly RepairStore $rows,
		private readonly ProfileStore $profiles,
		private readonly ManagerLinks $links,
	) {}

	public function find( int $after, int $until ): array {
		$findings = array();
		foreach ( ( new Hierarchy( $this->rows->links() ) )->cycles as $circle ) {
			$lowest = $this->profiles->find_by_user( $circle[0] );
			if ( null !== $lowest ) {
				$findings[] = new Finding( Damage::Circle, $lowest->id, $this->path( $circle ), (string) $circle[0] );
			}
		}
		return $findings;
	}

	public function is_there( Finding $finding ): bool {
		$chain = $this->profiles->chain( (int) $finding->key );
		$last  = end( $chain );
		return false !== $last && (int) $finding->key === $last['manager_id'] && ! in_array( false, array_column( $chain, 'is_person' ), true );
	}

	public function mend( Finding $finding ): void {
		$this->links->remove( $finding->profile_id );
	}

	/** @param list<int> $circle */
	private function path( array $circle ): string {
		$names = array();
		foreach ( array_slice( $circle, 0, self::NAMED ) as $user_id ) {
			$names[] = $this->profiles->find_by_user( $user_id )?->name() ?? "#$user_id";
		}
		return implode( ' → ', array( ...$names, ...( count( $circle ) > self::NAMED ? array( '…' ) : array() ), $names[0] ) );
	}
}
