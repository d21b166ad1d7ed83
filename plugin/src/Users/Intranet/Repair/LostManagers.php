<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** Links to managers who have left or are partners, and links of partners. They read as none; after this they are none. */
final class LostManagers implements Check {

	public function __construct(
		private readonly RepairStore $rows,
		private readonly ManagerLinks $links,
	) {}

	public function find( int $after, int $until ): array {
		return array_map(
			static fn ( array $row ): Finding => new Finding( Damage::LostManager, (int) $row['id'], "{$row['first_name']} {$row['last_name']}" ),
			$this->rows->with_lost_manager( $after, $until )
		);
	}

	public function is_there( Finding $finding ): bool {
		return array() !== $this->find( $finding->profile_id - 1, $finding->profile_id );
	}

	public function mend( Finding $finding ): void {
		$this->links->remove( $finding->profile_id );
	}
}
