<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Profiles\Role;

/** How many profiles there are of each role, which lists show without counting. */
final class RoleCounts implements Check {

	public function __construct( private readonly RepairStore $rows ) {}

	public function find( int $after, int $until ): array {
		$kept     = $this->rows->kept_counts();
		$findings = array();
		foreach ( $this->rows->counted_roles() as $role => $number ) {
			if ( ( $kept[ $role ] ?? null ) !== $number ) {
				$findings[] = new Finding( Damage::RoleCount, 0, Role::tryFrom( $role )?->label() ?? $role, $role );
			}
		}
		return $findings;
	}

	public function is_there( Finding $finding ): bool {
		return $this->number( $finding ) !== ( $this->rows->kept_counts()[ $finding->key ] ?? null );
	}

	public function mend( Finding $finding ): void {
		$this->rows->keep_count( $finding->key, $this->number( $finding ) );
	}

	private function number( Finding $finding ): int {
		return $this->rows->counted_roles()[ $finding->key ] ?? 0;
	}
}
