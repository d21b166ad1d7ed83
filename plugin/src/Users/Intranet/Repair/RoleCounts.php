<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Fields\Role;

/** The stored numbers of profiles by role, which lists show. */
final class RoleCounts implements Check {

	public function __construct( private readonly RepairStore $rows ) {}

	public function find( int $after, int $until ): array {
		$kept     = $this->rows->kept_counts();
		$problems = array();
		foreach ( $this->rows->counted_roles() as $role => $number ) {
			if ( ( $kept[ $role ] ?? null ) !== $number ) {
				$problems[] = new Problem( ProblemKind::RoleCount, 0, Role::tryFrom( $role )?->label() ?? $role, $role );
			}
		}
		return $problems;
	}

	public function is_there( Problem $problem ): bool {
		return $this->number( $problem ) !== ( $this->rows->kept_counts()[ $problem->key ] ?? null );
	}

	public function repair( Problem $problem ): void {
		$this->rows->keep_count( $problem->key, $this->number( $problem ) );
	}

	private function number( Problem $problem ): int {
		return $this->rows->counted_roles()[ $problem->key ] ?? 0;
	}
}
