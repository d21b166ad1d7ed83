<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Profiles\ProfileStore;
use Svc\Users\Profiles\ProfileWriter;

/** Profiles whose account was deleted past WordPress. */
final class LostAccounts implements Check {

	public function __construct(
		private readonly RepairStore $rows,
		private readonly ProfileStore $profiles,
		private readonly ProfileWriter $writer,
	) {}

	public function find( int $after, int $until ): array {
		return array_map(
			static fn ( array $row ): Finding => new Finding( Damage::LostAccount, (int) $row['id'], "{$row['first_name']} {$row['last_name']}" ),
			$this->rows->without_account( $after, $until )
		);
	}

	public function is_there( Finding $finding ): bool {
		return array() !== $this->find( $finding->profile_id - 1, $finding->profile_id );
	}

	public function mend( Finding $finding ): void {
		$profile = $this->profiles->find( $finding->profile_id );
		if ( null !== $profile ) {
			$this->writer->delete( $profile );
		}
	}
}
