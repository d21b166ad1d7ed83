<?php

declare( strict_types=1 );

namespace Svc\Users\Photos;

use Svc\Kernel\Database\Database;

/**
 * Stores the owner of each uploaded photo: the uploading account, later the account whose profile shows it.
 *
 * A photo without an owner (user ID 0) is being deleted, or its deletion was interrupted.
 */
final class PhotoOwners {

	public const NOBODY = 0;

	public function __construct( private readonly Database $database ) {}

	public function add( int $site_id, int $photo_id, int $user_id ): void {
		$this->database->execute( 'INSERT INTO %i (site_id, photo_id, user_id) VALUES (%d, %d, %d)', $this->table(), $site_id, $photo_id, $user_id );
	}

	/** Inside a transaction, the owner cannot change until it ends. */
	public function of( int $site_id, int $photo_id ): ?int {
		$query = $this->database->is_in_transaction()
			? 'SELECT user_id FROM %i WHERE site_id = %d AND photo_id = %d FOR UPDATE'
			: 'SELECT user_id FROM %i WHERE site_id = %d AND photo_id = %d';
		$row   = $this->database->row( $query, $this->table(), $site_id, $photo_id );
		return null === $row || self::NOBODY === (int) $row['user_id'] ? null : (int) $row['user_id'];
	}

	public function give( int $site_id, int $photo_id, int $user_id ): void {
		$this->database->execute( 'UPDATE %i SET user_id = %d WHERE site_id = %d AND photo_id = %d', $this->table(), $user_id, $site_id, $photo_id );
	}

	/**
	 * Removes the owner unless a profile shows the photo, or one in the trash keeps it. Uses one statement, so that no profile can
	 * start to show it before the deletion.
	 *
	 * @return bool Whether the owner was removed.
	 */
	public function disown( int $site_id, int $photo_id ): bool {
		$this->database->execute(
			'UPDATE %i SET user_id = %d WHERE site_id = %d AND photo_id = %d
				AND NOT EXISTS (SELECT 1 FROM %i p WHERE p.avatar_site_id = %d AND p.avatar_id = %d)
				AND NOT EXISTS (SELECT 1 FROM %i t WHERE t.avatar_site_id = %d AND t.avatar_id = %d)',
			$this->table(),
			self::NOBODY,
			$site_id,
			$photo_id,
			$this->database->table( 'profiles' ),
			$site_id,
			$photo_id,
			$this->database->table( 'trash' ),
			$site_id,
			$photo_id
		);
		$row = $this->database->row( 'SELECT user_id FROM %i WHERE site_id = %d AND photo_id = %d', $this->table(), $site_id, $photo_id );
		return null !== $row && self::NOBODY === (int) $row['user_id'];
	}

	/** @return list<array{int, int}> Site and photo ID of each. */
	public function photos_of( int $user_id ): array {
		return array_map(
			static fn ( array $row ): array => array( (int) $row['site_id'], (int) $row['photo_id'] ),
			$this->database->rows( 'SELECT site_id, photo_id FROM %i WHERE user_id = %d ORDER BY site_id, photo_id', $this->table(), $user_id )
		);
	}

	public function forget( int $site_id, int $photo_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE site_id = %d AND photo_id = %d', $this->table(), $site_id, $photo_id );
	}

	public function forget_site( int $site_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE site_id = %d', $this->table(), $site_id );
	}

	private function table(): string {
		return $this->database->table( 'photos' );
	}
}
