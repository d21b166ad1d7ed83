<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileTrash;

/** Profiles whose account was deleted without WordPress's functions. */
final class LostAccounts implements Check {

	public function __construct(
		private readonly RepairStore $rows,
		private readonly ProfileStore $profiles,
		private readonly ProfileTrash $trash,
	) {}

	public function find( int $after, int $until ): array {
		return array_map(
			static fn ( array $row ): Problem => new Problem( ProblemKind::LostAccount, (int) $row['id'], "{$row['first_name']} {$row['last_name']}" ),
			$this->rows->without_account( $after, $until )
		);
	}

	public function is_there( Problem $problem ): bool {
		return array() !== $this->find( $problem->profile_id - 1, $problem->profile_id );
	}

	public function repair( Problem $problem ): void {
		$profile = $this->profiles->find( $problem->profile_id );
		if ( null !== $profile ) {
			$this->trash->erase( $profile );
		}
	}
}
