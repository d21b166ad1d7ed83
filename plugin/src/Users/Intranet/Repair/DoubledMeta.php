<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Kernel\Database\Database;
use Svc\Users\Intranet\IntranetMeta;

/** Several rows of what is one field: two requests added it at once, past our lock. */
final class DoubledMeta implements Check {

	public function __construct(
		private readonly Database $database,
		private readonly RepairStore $rows,
		private readonly IntranetMeta $intranet,
	) {}

	public function find( int $after, int $until ): array {
		return array_map(
			static fn ( array $row ): Finding => new Finding( Damage::DoubledMeta, (int) $row['id'], "{$row['first_name']} {$row['last_name']}", "{$row['user_id']} " . strtolower( (string) $row['meta_key'] ) ),
			$this->rows->doubled_meta( $after, $until )
		);
	}

	public function is_there( Finding $finding ): bool {
		return count( $this->meta_ids( $finding ) ) > 1;
	}

	/** By WordPress's function, so that whoever listens hears of it. */
	public function mend( Finding $finding ): void {
		$user_id = (int) $finding->key;
		$this->database->afterwards( fn () => $this->intranet->forget( $user_id ) );
		foreach ( array_slice( $this->meta_ids( $finding ), 1 ) as $meta_id ) {
			$this->database->watched( static fn (): bool => delete_metadata_by_mid( 'user', $meta_id ) );
		}
	}

	/** @return list<int> */
	private function meta_ids( Finding $finding ): array {
		list( $user_id, $key ) = explode( ' ', $finding->key );
		return $this->rows->meta_ids( (int) $user_id, $key );
	}
}
