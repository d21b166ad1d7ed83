<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** Links to managers without profile, links to realtor partners and links of these. Reading ignores them; the repair removes them. */
final class LostManagers implements Check {

	public function __construct(
		private readonly RepairStore $rows,
		private readonly ManagerLinks $links,
	) {}

	public function find( int $after, int $until ): array {
		return array_map(
			static fn ( array $row ): Problem => new Problem( ProblemKind::LostManager, (int) $row['id'], "{$row['first_name']} {$row['last_name']}" ),
			$this->rows->with_lost_manager( $after, $until )
		);
	}

	public function is_there( Problem $problem ): bool {
		return array() !== $this->find( $problem->profile_id - 1, $problem->profile_id );
	}

	public function repair( Problem $problem ): void {
		$this->links->remove( $problem->profile_id );
	}
}
