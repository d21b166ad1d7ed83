<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Database\Database;

/** Stores in the rows of an import who is to be invited, and who was. */
final class InvitationStore {

	/** Seconds after which an invitation that was begun counts as interrupted: above the time limits of PHP. */
	private const INTERRUPTED = 900;

	public function __construct( private readonly Database $database ) {}

	/** To be called inside the row's transaction. */
	public function await( int $import_id, int $number ): void {
		$this->database->execute(
			'UPDATE %i SET invitation = %d, invite_at = %d WHERE import_id = %d AND number = %d AND invitation = %d',
			$this->table(),
			Invitation::Waiting->value,
			time(),
			$import_id,
			$number,
			Invitation::None->value
		);
	}

	/** @return list<array{int, int, int}> Number, user ID and earlier attempts of the rows that are due. */
	public function due( int $import_id, int $count ): array {
		$rows = $this->database->rows(
			'SELECT number, user_id, invite_tries FROM %i WHERE import_id = %d AND invitation = %d AND invite_at <= %d ORDER BY invite_at, number LIMIT %d',
			$this->table(),
			$import_id,
			Invitation::Waiting->value,
			time(),
			$count
		);
		return array_map( static fn ( array $row ): array => array( (int) $row['number'], (int) $row['user_id'], (int) $row['invite_tries'] ), $rows );
	}

	/** @return bool Whether this request may send it; false if another one does or did. */
	public function claim( int $import_id, int $number ): bool {
		return 1 === $this->database->execute(
			'UPDATE %i SET invitation = %d, invite_at = %d, invite_tries = invite_tries + 1 WHERE import_id = %d AND number = %d AND invitation = %d',
			$this->table(),
			Invitation::Sending->value,
			time(),
			$import_id,
			$number,
			Invitation::Waiting->value
		);
	}

	/** @param int $at When it was sent, or is to be tried again, in seconds since 1970. */
	public function settle( int $import_id, int $number, Invitation $invitation, int $at ): void {
		$this->database->execute( 'UPDATE %i SET invitation = %d, invite_at = %d WHERE import_id = %d AND number = %d', $this->table(), $invitation->value, $at, $import_id, $number );
	}

	/** @return list<int> Numbers of rows whose invitation was begun and not ended. */
	public function interrupted( int $import_id ): array {
		$rows = $this->database->rows( 'SELECT number FROM %i WHERE import_id = %d AND invitation = %d AND invite_at < %d', $this->table(), $import_id, Invitation::Sending->value, time() - self::INTERRUPTED );
		return array_map( static fn ( array $row ): int => (int) $row['number'], $rows );
	}

	/** @return int|null When the next one is due, or counts as interrupted; null if none is left. */
	public function next( int $import_id ): ?int {
		$at = $this->database->row(
			'SELECT MIN(CASE invitation WHEN %d THEN invite_at ELSE invite_at + %d END) AS at FROM %i WHERE import_id = %d AND invitation IN (%d, %d)',
			Invitation::Waiting->value,
			self::INTERRUPTED,
			$this->table(),
			$import_id,
			Invitation::Waiting->value,
			Invitation::Sending->value
		)['at'] ?? null;
		return null === $at ? null : (int) $at;
	}

	/** @return array{int, int} How many people were invited, and how many are to be. */
	public function counts( int $import_id ): array {
		$rows = $this->database->rows( 'SELECT invitation, COUNT(*) AS number FROM %i WHERE import_id = %d AND invitation > 0 GROUP BY invitation', $this->table(), $import_id );
		$some = array_map( 'intval', array_column( $rows, 'number', 'invitation' ) );
		return array( $some[ Invitation::Sent->value ] ?? 0, ( $some[ Invitation::Waiting->value ] ?? 0 ) + ( $some[ Invitation::Sending->value ] ?? 0 ) );
	}

	private function table(): string {
		return $this->database->table( 'import_rows' );
	}
}
