<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Database\Database;
use Svc\Users\Fields\Role;

/** Stores imports, and the claim of the request that is running one. */
final class ImportStore {

	/** Seconds after which the claim of a request without progress expires. */
	private const SECONDS = 120;

	public function __construct( private readonly Database $database ) {}

	public function find( int $id ): ?Import {
		$row = $this->database->row( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id );
		return null === $row ? null : self::import( $row );
	}

	/**
	 * No other request changes this import or its status while the work runs.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( int $id, callable $work ): mixed {
		return $this->database->exclusively(
			'imports',
			function () use ( $id, $work ): mixed {
				$this->database->execute( 'UPDATE %i SET touched_at = %d, turn = turn + 1 WHERE id = %d', $this->table(), time(), $id );
				return $work();
			}
		);
	}

	/** @return array{list<Import>, int} Newest first, and the total. */
	public function page( int $page, int $per_page ): array {
		$rows  = $this->database->rows( 'SELECT * FROM %i ORDER BY id DESC LIMIT %d OFFSET %d', $this->table(), $per_page, ( $page - 1 ) * $per_page );
		$total = $this->database->row( 'SELECT COUNT(*) AS total FROM %i', $this->table() );
		return array( array_map( array( self::class, 'import' ), $rows ), (int) ( $total['total'] ?? 0 ) );
	}

	public function insert( Import $import ): Import {
		$this->database->execute(
			"INSERT INTO %i (user_id, name, status, columns_read, match_by, creates_accounts, clears, is_strict, invites, role_for_new, site_id, position, done, linked, created_at, touched_at, turn, claim, claimed_until)
				VALUES (%d, %s, %s, %s, %s, %d, %d, %d, %d, %s, %d, 0, 0, 0, %d, %d, 0, '', 0)",
			$this->table(),
			$import->user_id,
			$import->name,
			$import->status->value,
			(string) wp_json_encode( $import->columns ),
			$import->match->value,
			(int) $import->creates_accounts,
			(int) $import->clears,
			(int) $import->is_strict,
			(int) $import->invites,
			$import->role_for_new->value,
			$import->site_id,
			$import->created_at,
			time()
		);
		return $this->find( (int) $this->database->wpdb->insert_id ) ?? $import;
	}

	/** Changes the status and resets the progress; false if another request has changed the status already. */
	public function turn_to( Import $import, Status $status ): bool {
		return 1 === $this->database->execute(
			'UPDATE %i SET status = %s, position = 0, done = 0, linked = 0, turn = turn + 1, touched_at = %d WHERE id = %d AND status = %s',
			$this->table(),
			$status->value,
			time(),
			$import->id,
			$import->status->value
		);
	}

	/** @return string|null The claim; null while another request has it. */
	public function claim( Import $import ): ?string {
		$claim = bin2hex( random_bytes( 16 ) );
		$taken = $this->database->execute(
			'UPDATE %i SET claim = %s, claimed_until = %d, turn = turn + 1 WHERE id = %d AND status = %s AND claimed_until < %d',
			$this->table(),
			$claim,
			time() + self::SECONDS,
			$import->id,
			$import->status->value,
			time()
		);
		return 1 === $taken ? $claim : null;
	}

	/** Stores the progress; false if the claim was lost. In a transaction, no other request can claim the import before the commit. */
	public function note( Import $import, string $claim, int $position, int $done, int $linked ): bool {
		return 1 === $this->database->execute(
			'UPDATE %i SET position = %d, done = done + %d, linked = linked + %d, claimed_until = %d, touched_at = %d, turn = turn + 1 WHERE id = %d AND claim = %s AND status = %s',
			$this->table(),
			$position,
			$done,
			$linked,
			time() + self::SECONDS,
			time(),
			$import->id,
			$claim,
			$import->status->value
		);
	}

	public function release( Import $import, string $claim ): void {
		$this->database->execute( "UPDATE %i SET claim = '', claimed_until = 0, turn = turn + 1 WHERE id = %d AND claim = %s", $this->table(), $import->id, $claim );
	}

	public function delete( int $id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE id = %d', $this->table(), $id );
	}

	/** @return list<Import> Imports without a change since the given time. */
	public function untouched_since( int $time ): array {
		return array_map( array( self::class, 'import' ), $this->database->rows( 'SELECT * FROM %i WHERE touched_at < %d ORDER BY id', $this->table(), $time ) );
	}

	/** @param array<string, string|null> $row */
	private static function import( array $row ): Import {
		return new Import(
			(int) $row['id'],
			(int) $row['user_id'],
			(string) $row['name'],
			Status::from( (string) $row['status'] ),
			array_values( array_map( 'strval', (array) json_decode( (string) $row['columns_read'], true ) ) ),
			MatchBy::from( (string) $row['match_by'] ),
			'1' === $row['creates_accounts'],
			'1' === $row['clears'],
			'1' === $row['is_strict'],
			'1' === $row['invites'],
			Role::tryFrom( (string) $row['role_for_new'] ) ?? Role::Staff,
			(int) $row['site_id'],
			(int) $row['position'],
			(int) $row['done'],
			(int) $row['linked'],
			(int) $row['created_at']
		);
	}

	private function table(): string {
		return $this->database->table( 'imports' );
	}
}
