<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Database\Database;

/** Finds the rows of an import by the names of their people, and of their managers while these are names only. */
final class RowNameIndex {

	/** Precedes a name's key in place of a manager. */
	public const MARK = 'n:';

	public function __construct( private readonly Database $database ) {}

	/** @return list<string> Keys of names that managers are still to be found by, each once. */
	public function wanted( int $import_id, int $count ): array {
		$rows = $this->database->rows( "SELECT DISTINCT manager FROM %i WHERE import_id = %d AND manager >= 'n:' AND manager < 'n;' ORDER BY manager LIMIT %d", $this->table(), $import_id, $count );
		return array_map( static fn ( array $row ): string => substr( (string) $row['manager'], strlen( self::MARK ) ), $rows );
	}

	/**
	 * @param non-empty-list<string> $keys
	 * @return list<array<string, string|null>> name_key, person, name and user_id of rows that are not refused.
	 */
	public function people( int $import_id, array $keys ): array {
		return $this->database->rows(
			"SELECT name_key, person, name, user_id FROM %i WHERE import_id = %d AND outcome <> 'refused' AND is_inside = 1 AND name_key IN (" . implode( ',', array_fill( 0, count( $keys ), '%s' ) ) . ') ORDER BY number',
			$this->table(),
			$import_id,
			...$keys
		);
	}

	/** @param non-empty-array<array-key, string> $managers As named in rows, by key. */
	public function settle( int $import_id, array $managers ): void {
		$pairs = array();
		foreach ( $managers as $key => $manager ) {
			array_push( $pairs, self::MARK . $key, $manager );
		}
		$named = array_map( static fn ( string|int $key ): string => self::MARK . $key, array_keys( $managers ) );
		$this->database->execute(
			'UPDATE %i SET manager = CASE manager' . str_repeat( ' WHEN %s THEN %s', count( $managers ) ) . ' ELSE manager END
				WHERE import_id = %d AND manager IN (' . implode( ',', array_fill( 0, count( $named ), '%s' ) ) . ')',
			$this->table(),
			...$pairs,
			...array( $import_id ),
			...$named
		);
	}

	/** @return list<array{ImportRow, string}> Rows whose manager has this name, and the person's present manager as named in rows. */
	public function rows_naming( int $import_id, string $key, int $count ): array {
		$rows = $this->database->rows(
			'SELECT r.*, CASE p.has_manager WHEN 1 THEN p.manager_id ELSE 0 END AS present FROM %i r LEFT JOIN %i p ON p.user_id = r.user_id
				WHERE r.import_id = %d AND r.manager = %s ORDER BY r.number LIMIT %d',
			$this->table(),
			$this->database->table( 'profiles' ),
			$import_id,
			self::MARK . $key,
			$count
		);
		return array_map( static fn ( array $row ): array => array( RowStore::row( $row ), 'u:' . (int) $row['present'] ), $rows );
	}

	private function table(): string {
		return $this->database->table( 'import_rows' );
	}
}
