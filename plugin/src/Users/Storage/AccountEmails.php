<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/** Copies the account's e-mail, which WordPress's avatar depends on, to the profile's row: reading each account would slow lists down. */
final class AccountEmails {

	public function __construct( private readonly Database $database ) {}

	/**
	 * To be called inside the writers' lock.
	 *
	 * @param non-empty-list<int> $user_ids Accounts that were written, or whose profiles were.
	 */
	public function settle( array $user_ids ): void {
		$this->settle_where( 'user_id IN (' . implode( ',', array_fill( 0, count( $user_ids ), '%d' ) ) . ')', ...$user_ids );
	}

	/** For profiles with ids above the first and up to the second. To be called inside the writers' lock. */
	public function settle_between( int $after, int $until ): void {
		$this->settle_where( 'id > %d AND id <= %d', $after, $until );
	}

	/** @param literal-string $condition */
	private function settle_where( string $condition, int ...$values ): void {
		$this->database->execute(
			"UPDATE %i SET account_email = COALESCE((SELECT u.user_email FROM %i u WHERE u.ID = user_id), '') WHERE $condition",
			$this->database->table( 'profiles' ),
			$this->database->wpdb->users,
			...$values
		);
	}
}
