<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/** Stores what an imported file says of managers that could not be set: one entry a person, until the person gets a manager. */
final class OpenManagerStore {

	private const LONGEST = 200;

	public function __construct( private readonly Database $database ) {}

	/** @param string $cell What the file says of the manager. */
	public function open( int $user_id, string $cell ): void {
		$this->database->execute( 'REPLACE INTO %i (user_id, cell) VALUES (%d, %s)', $this->table(), $user_id, mb_substr( $cell, 0, self::LONGEST, 'UTF-8' ) );
	}

	/** @return bool Whether there was an entry. */
	public function close( int $user_id ): bool {
		return $this->database->execute( 'DELETE FROM %i WHERE user_id = %d', $this->table(), $user_id ) > 0;
	}

	/** @return string|null What the file says of the person's manager. */
	public function find( int $user_id ): ?string {
		return $this->database->row( 'SELECT cell FROM %i WHERE user_id = %d', $this->table(), $user_id )['cell'] ?? null;
	}

	/** @return array{list<array<string, string|null>>, int} Entries with id and name of the profile by last name, and the total. */
	public function page( int $page, int $per_page ): array {
		$tables = array( $this->table(), $this->database->table( 'profiles' ) );
		$rows   = $this->database->rows(
			'SELECT o.user_id, o.cell, p.id AS profile_id, p.first_name, p.last_name FROM %i o INNER JOIN %i p ON p.user_id = o.user_id
				ORDER BY p.last_key, p.first_key, p.id LIMIT %d OFFSET %d',
			...$tables,
			...array( $per_page, ( $page - 1 ) * $per_page )
		);
		$total  = $this->database->row( 'SELECT COUNT(*) AS total FROM %i o INNER JOIN %i p ON p.user_id = o.user_id', ...$tables );
		return array( $rows, (int) ( $total['total'] ?? 0 ) );
	}

	/** A person with a new manager, or without the right to have one, needs none any more. To be called inside the writers' lock. */
	public function follow( Profile $old, Profile $new ): void {
		$has_new_manager = null !== $new->manager_id && $old->manager_id !== $new->manager_id;
		if ( $has_new_manager || $old->user_id !== $new->user_id || ! $new->role->is_person() ) {
			$cell = $old->user_id === $new->user_id ? null : $this->find( $old->user_id );
			$this->close( $old->user_id );
			if ( null !== $cell && ! $has_new_manager && $new->role->is_person() ) {
				$this->open( $new->user_id, $cell );
			}
		}
	}

	private function table(): string {
		return $this->database->table( 'open_managers' );
	}
}
