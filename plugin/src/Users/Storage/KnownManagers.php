<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/** Stores in each row whether its manager exists and may be one. Depends on two rows, so it is updated when either is written. */
final class KnownManagers {

	/** Join in which an invalid manager reads as none. The placeholder is the profiles table. */
	public const JOIN = "LEFT JOIN %i m ON m.user_id = p.manager_id AND m.role <> 'realtor_partner'
		AND m.user_id <> p.user_id AND p.role <> 'realtor_partner'";

	public function __construct( private readonly Database $database ) {}

	/**
	 * To be called inside the writers' lock.
	 *
	 * @param non-empty-list<int> $user_ids Accounts whose profiles were written or deleted.
	 */
	public function settle( array $user_ids ): void {
		$this->settle_where( 'p.user_id', $user_ids );
		$this->settle_where( 'p.manager_id', $user_ids );
	}

	/**
	 * @param literal-string      $column
	 * @param non-empty-list<int> $user_ids
	 */
	private function settle_where( string $column, array $user_ids ): void {
		$profiles = $this->database->table( 'profiles' );
		$marks    = implode( ',', array_fill( 0, count( $user_ids ), '%d' ) );
		$wrong    = $this->database->rows(
			'SELECT p.id FROM %i p ' . self::JOIN . " WHERE $column IN ($marks) AND p.has_manager <> (m.id IS NOT NULL)",
			$profiles,
			$profiles,
			...$user_ids
		);
		foreach ( array_chunk( $wrong, 1000 ) as $rows ) {
			$this->database->execute(
				'UPDATE %i SET has_manager = 1 - has_manager WHERE id IN (' . implode( ',', array_fill( 0, count( $rows ), '%d' ) ) . ')',
				$profiles,
				...array_map( 'intval', array_column( $rows, 'id' ) )
			);
		}
	}
}
