<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Database\Database;

/** Stores in the rows of an import who is to be invited, and who was. */
final class InvitationStore {

	public function __construct( private readonly Database $database ) {}

	public function settle( int $import_id, int $number, Invitation $invitation ): void {
		$this->database->execute( 'UPDATE %i SET invitation = %d, invite_at = %d WHERE import_id = %d AND number = %d', $this->table(), $invitation->value, time(), $import_id, $number );
	}

	/** @return list<array{int, int, Invitation}> Import, number and state of the rows of a site's imports whose person is to be invited, or could not be. */
	public function open_to( int $user_id, int $site_id ): array {
		$rows = $this->database->rows(
			'SELECT r.import_id, r.number, r.invitation FROM %i r JOIN %i i ON i.id = r.import_id WHERE r.user_id = %d AND r.invitation IN (%d, %d) AND i.site_id = %d',
			$this->table(),
			$this->database->table( 'imports' ),
			$user_id,
			Invitation::Waiting->value,
			Invitation::Failed->value,
			$site_id
		);
		return array_map( static fn ( array $row ): array => array( (int) $row['import_id'], (int) $row['number'], Invitation::from( (int) $row['invitation'] ) ), $rows );
	}

	/** @return list<int> User IDs of those who are to be invited. */
	public function waiting( int $import_id ): array {
		$rows = $this->database->rows( 'SELECT user_id FROM %i WHERE import_id = %d AND invitation = %d ORDER BY number', $this->table(), $import_id, Invitation::Waiting->value );
		return array_map( 'intval', array_column( $rows, 'user_id' ) );
	}

	/** The account is not invited any more: its messages are deleted. */
	public function forget( int $user_id ): void {
		$this->database->execute( 'UPDATE %i SET invitation = %d WHERE user_id = %d AND invitation = %d', $this->table(), Invitation::None->value, $user_id, Invitation::Waiting->value );
	}

	/** The messages of a site are deleted with it. */
	public function forget_site( int $site_id ): void {
		$this->database->execute(
			'UPDATE %i SET invitation = %d WHERE invitation = %d AND import_id IN (SELECT id FROM %i WHERE site_id = %d)',
			$this->table(),
			Invitation::None->value,
			Invitation::Waiting->value,
			$this->database->table( 'imports' ),
			$site_id
		);
	}

	/** @return array{int, int} How many people were invited, and how many are to be. */
	public function counts( int $import_id ): array {
		$rows = $this->database->rows( 'SELECT invitation, COUNT(*) AS number FROM %i WHERE import_id = %d AND invitation > 0 GROUP BY invitation', $this->table(), $import_id );
		$some = array_map( 'intval', array_column( $rows, 'number', 'invitation' ) );
		return array( $some[ Invitation::Sent->value ] ?? 0, $some[ Invitation::Waiting->value ] ?? 0 );
	}

	private function table(): string {
		return $this->database->table( 'import_rows' );
	}
}
