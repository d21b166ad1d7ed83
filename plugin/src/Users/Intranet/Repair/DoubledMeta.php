<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Kernel\Database\Database;
use Svc\Users\Storage\IntranetMeta;

/** Several user meta rows for one field, added by two simultaneous requests without this plugin's lock. */
final class DoubledMeta implements Check {

	public function __construct(
		private readonly Database $database,
		private readonly RepairStore $rows,
		private readonly IntranetMeta $intranet,
	) {}

	public function find( int $after, int $until ): array {
		return array_map(
			static fn ( array $row ): Problem => new Problem( ProblemKind::DoubledMeta, (int) $row['id'], "{$row['first_name']} {$row['last_name']}", "{$row['user_id']} " . strtolower( (string) $row['meta_key'] ) ),
			$this->rows->doubled_meta( $after, $until )
		);
	}

	public function is_there( Problem $problem ): bool {
		return count( $this->meta_ids( $problem ) ) > 1;
	}

	/** Deletes all rows but the one that WordPress reads, with WordPress's function so that its actions fire. */
	public function repair( Problem $problem ): void {
		$user_id = (int) $problem->key;
		$this->database->afterwards( fn () => $this->intranet->forget( $user_id ) );
		foreach ( array_slice( $this->meta_ids( $problem ), 1 ) as $meta_id ) {
			$this->database->watched( static fn (): bool => delete_metadata_by_mid( 'user', $meta_id ) );
		}
	}

	/** @return list<int> */
	private function meta_ids( Problem $problem ): array {
		list( $user_id, $key ) = explode( ' ', $problem->key );
		return $this->rows->meta_ids( (int) $user_id, $key );
	}
}
