<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/** Keeps in each row the e-mail of its account, which WordPress's avatar hangs on: looking up each account costs lists more than all their rows. */
final class AccountEmails {

	public function __construct( private readonly Database $database ) {}

	/**
	 * Inside the writers' lock.
	 *
	 * @param non-empty-list<int> $user_ids Whose profiles or accounts have been written.
	 */
	public function settle( array $user_ids ): void {
		$this->settle_where( 'user_id IN (' . implode( ',', array_fill( 0, count( $user_ids ), '%d' ) ) . ')', ...$user_ids );
	}

	/** Inside the writers' lock: profiles with ids above the first and up to the second. */
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
