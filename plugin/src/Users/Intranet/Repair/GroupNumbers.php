<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Storage\GroupCounts;

/** The stored numbers of people by department, office and role, which the directory shows. */
final class GroupNumbers implements Check {

	public function __construct(
		private readonly RepairStore $rows,
		private readonly GroupCounts $counts,
	) {}

	public function find( int $after, int $until ): array {
		return $this->is_wrong() ? array( new Problem( ProblemKind::GroupCount, 0, __( 'in the directory', 'svc' ) ) ) : array();
	}

	public function is_there( Problem $problem ): bool {
		return $this->is_wrong();
	}

	public function repair( Problem $problem ): void {
		$this->counts->recount();
	}

	private function is_wrong(): bool {
		return $this->rows->counted_groups() !== $this->rows->kept_groups( $this->counts->table() );
	}
}
