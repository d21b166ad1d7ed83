<?php

declare( strict_types=1 );

namespace Svc\Users\Storage\History;

use Svc\Kernel\Database\Database;

/**
 * Stores entries of the history. An entry belongs to a profile and to the person whose profile it was then.
 *
 * @phpstan-type Entry array{profile_id: int, person_id: int, author_id: int, way: string, field: string, old_value: mixed, new_value: mixed}
 */
final class HistoryStore {

	private const COLUMNS = 'h.id, h.profile_id, h.changed_at, h.author_id, h.way, h.field, h.old_value, h.new_value';

	/** Entries in one statement. */
	private const AT_A_TIME = 500;

	public function __construct( private readonly Database $database ) {}

	/** @param non-empty-list<Entry> $entries */
	public function insert( array $entries, int $time ): void {
		foreach ( array_chunk( $entries, self::AT_A_TIME ) as $some ) {
			$values = array();
			foreach ( $some as $entry ) {
				array_push( $values, $entry['profile_id'], $entry['person_id'], $time, $entry['author_id'], $entry['way'], $entry['field'], self::json( $entry['old_value'] ), self::json( $entry['new_value'] ) );
			}
			$this->database->execute(
				'INSERT INTO %i (profile_id, person_id, changed_at, author_id, way, field, old_value, new_value) VALUES '
					. implode( ',', array_fill( 0, count( $some ), '(%d,%d,%d,%d,%s,%s,%s,%s)' ) ),
				$this->table(),
				...$values
			);
		}
	}

	/**
	 * @param list<string>|null $fields    Only these; null for all.
	 * @param int|null          $person_id Only entries from when the profile was this person's.
	 * @return array{list<array<string, mixed>>, int} The page's rows, newest first, with decoded values, and the total.
	 */
	public function page( int $profile_id, ?array $fields, ?int $person_id, ?string $way, int $page, int $per_page ): array {
		$where  = 'h.profile_id = %d';
		$values = array( $profile_id );
		if ( null !== $fields ) {
			$where .= ' AND h.field IN (' . implode( ',', array_fill( 0, count( $fields ), '%s' ) ) . ')';
			$values = array( ...$values, ...$fields );
		}
		if ( null !== $person_id ) {
			$where   .= ' AND h.person_id = %d';
			$values[] = $person_id;
		}
		if ( null !== $way ) {
			$where   .= ' AND h.way = %s';
			$values[] = $way;
		}
		$total = $this->database->row( "SELECT COUNT(*) AS total FROM %i h WHERE $where", $this->table(), ...$values );
		$rows  = $this->database->rows(
			'SELECT ' . self::COLUMNS . " FROM %i h WHERE $where ORDER BY h.id DESC LIMIT %d OFFSET %d",
			$this->table(),
			...$values,
			...array( $per_page, ( $page - 1 ) * $per_page )
		);
		return array( array_map( self::decoded( ... ), $rows ), (int) ( $total['total'] ?? 0 ) );
	}

	public function has_profile( int $profile_id ): bool {
		return null !== $this->database->row( 'SELECT id FROM %i WHERE profile_id = %d LIMIT 1', $this->table(), $profile_id );
	}

	/** @return list<array<string, mixed>> A page of the entries about a person, oldest first, with decoded values. */
	public function of_person( int $person_id, int $page, int $per_page ): array {
		$rows = $this->database->rows(
			'SELECT ' . self::COLUMNS . ' FROM %i h WHERE h.person_id = %d ORDER BY h.id LIMIT %d OFFSET %d',
			...array( $this->table(), $person_id, $per_page, ( $page - 1 ) * $per_page )
		);
		return array_map( self::decoded( ... ), $rows );
	}

	public function delete_profile( int $profile_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE profile_id = %d', $this->table(), $profile_id );
	}

	/** @return int How many were deleted. */
	public function delete_person( int $person_id ): int {
		return $this->database->execute( 'DELETE FROM %i WHERE person_id = %d', $this->table(), $person_id );
	}

	/** Deletes the entries about a person but those of the profile's deletion, which have no values. */
	public function forget_values( int $person_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE person_id = %d AND field <> %s', $this->table(), $person_id, HistoryFields::PROFILE );
	}

	/** The entries that an account has made become nobody's. Many at a time, so outside of transactions. */
	public function forget_author( int $author_id ): void {
		do {
			$number = $this->each( 'UPDATE %i SET author_id = 0 WHERE id IN ', 'SELECT id FROM %i WHERE author_id = %d ORDER BY id LIMIT %d', $author_id, self::AT_A_TIME );
		} while ( self::AT_A_TIME === $number );
	}

	/** Deletes a number of the entries before this time. */
	public function prune( int $before, int $number ): int {
		return $this->each( 'DELETE FROM %i WHERE id IN ', 'SELECT id FROM %i WHERE changed_at < %d ORDER BY changed_at LIMIT %d', $before, $number );
	}

	/**
	 * UPDATE and DELETE know no LIMIT with SQLite.
	 *
	 * @param literal-string $write
	 * @param literal-string $select
	 * @return int How many rows.
	 */
	private function each( string $write, string $select, int $value, int $number ): int {
		$ids = array_map( 'intval', array_column( $this->database->rows( $select, $this->table(), $value, $number ), 'id' ) );
		if ( array() !== $ids ) {
			$this->database->execute( $write . '(' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', $this->table(), ...$ids );
		}
		return count( $ids );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, mixed>
	 */
	private static function decoded( array $row ): array {
		return array(
			'id'      => (int) $row['id'],
			'at'      => gmdate( 'Y-m-d\TH:i:s\Z', (int) $row['changed_at'] ),
			'user_id' => (int) $row['author_id'],
			'way'     => (string) $row['way'],
			'field'   => (string) $row['field'],
			'old'     => json_decode( (string) $row['old_value'], true ),
			'new'     => json_decode( (string) $row['new_value'], true ),
		);
	}

	private static function json( mixed $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	private function table(): string {
		return $this->database->table( 'history' );
	}
}
