<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Database\Database;

/** Stores the rows of imports: their cells until the import is finished, their outcome until the import is deleted. */
final class RowStore {

	/** Rows per statement. */
	private const CHANGED = 1000;

	public function __construct( private readonly Database $database ) {}

	/**
	 * Replaces rows with the same number.
	 *
	 * @param array<int, list<string>> $rows By number.
	 */
	public function put( int $import_id, array $rows ): void {
		foreach ( array_chunk( $rows, 200, true ) as $some ) {
			$values = array();
			foreach ( $some as $number => $cells ) {
				array_push( $values, $import_id, $number, (string) wp_json_encode( $cells, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
			}
			$marks = implode( ',', array_fill( 0, count( $some ), "(%d,%d,%s,'','',NULL,'',1,NULL,NULL,0,'','')" ) );
			$this->database->execute(
				"REPLACE INTO %i (import_id, number, cells, outcome, person, user_id, name, is_inside, manager, place, is_done, problems, changes) VALUES $marks",
				$this->table(),
				...$values
			);
		}
	}

	public function write( int $import_id, ImportRow $row ): void {
		$nulls  = array(
			'user_id' => $row->user_id,
			'manager' => $row->manager,
			'place'   => $row->rank,
		);
		$sets   = 'outcome = %s, person = %s, name = %s, is_inside = %d, is_done = %d, problems = %s, changes = %s, name_key = %s, is_open = %d, is_partial = %d';
		$values = array(
			$row->outcome->value ?? '',
			$row->person,
			mb_substr( $row->name, 0, 201, 'UTF-8' ),
			(int) $row->is_inside,
			(int) $row->is_done,
			self::json( $row->problems ),
			implode( ',', $row->changes ),
			$row->name_key,
			(int) $row->is_open,
			(int) $row->is_partial(),
		);
		$marks  = array(
			'user_id' => '%d',
			'manager' => '%s',
			'place'   => '%d',
		);
		foreach ( $marks as $column => $mark ) {
			$sets .= null === $nulls[ $column ] ? ", $column = NULL" : ", $column = $mark";
			if ( null !== $nulls[ $column ] ) {
				$values[] = $nulls[ $column ];
			}
		}
		$this->database->execute( "UPDATE %i SET $sets WHERE import_id = %d AND number = %d", $this->table(), ...$values, ...array( $import_id, $row->number ) );
	}

	/**
	 * Adds a problem that is not one of a cell to a row that is done. To be called inside a transaction.
	 *
	 * @param string|null $message  Null for none.
	 * @param bool        $replaces Whether it replaces the last one.
	 */
	public function report( int $import_id, int $number, ?string $message, bool $replaces ): void {
		$found = $this->find( $import_id, $number );
		$row   = $replaces ? $found?->without_last_problem() : $found;
		$row   = null === $message ? $row : $row?->with_problem( '', $message );
		if ( null !== $row && $row !== $found ) {
			$this->database->execute( 'UPDATE %i SET problems = %s, is_partial = %d WHERE import_id = %d AND number = %d', $this->table(), self::json( $row->problems ), (int) $row->is_partial(), $import_id, $number );
		}
	}

	/** @return list<ImportRow> The next rows after a number. */
	public function after( int $import_id, int $number, int $count ): array {
		return $this->select( 'import_id = %d AND number > %d ORDER BY number LIMIT %d', $import_id, $number, $count );
	}

	/** @return list<ImportRow> The next rows after a rank whose manager is to be set. */
	public function links_after( int $import_id, int $rank, int $count ): array {
		return $this->select( 'import_id = %d AND place > %d ORDER BY place LIMIT %d', $import_id, $rank, $count );
	}

	/** @return list<array<string, string|null>> Persons and managers of the next rows after a number, without refused rows. */
	public function wishes_after( int $import_id, int $number, int $count ): array {
		return $this->database->rows(
			"SELECT number, person, manager, is_inside, place FROM %i WHERE import_id = %d AND outcome <> 'refused' AND number > %d ORDER BY number LIMIT %d",
			$this->table(),
			$import_id,
			$number,
			$count
		);
	}

	/**
	 * Gives the rows consecutive ranks from the given one. The outcome of unchanged rows becomes a change.
	 *
	 * @param non-empty-list<int> $numbers
	 */
	public function place( int $import_id, int $place, array $numbers ): void {
		$marks = implode( ',', array_fill( 0, count( $numbers ), '%d' ) );
		$this->database->execute(
			"UPDATE %i SET changes = CASE WHEN place IS NOT NULL OR outcome = 'created' THEN changes WHEN changes = '' THEN 'manager' ELSE CONCAT(changes, ',manager') END,
				outcome = CASE WHEN outcome = 'unchanged' THEN 'changed' ELSE outcome END, place = %d + FIELD(number, $marks) WHERE import_id = %d AND number IN ($marks)",
			$this->table(),
			$place - 1,
			...$numbers,
			...array( $import_id ),
			...$numbers
		);
	}

	/**
	 * Removes the ranks of rows whose manager need not be set any more.
	 *
	 * @param non-empty-list<int> $numbers
	 */
	public function displace( int $import_id, array $numbers ): void {
		$this->database->execute( 'UPDATE %i SET place = NULL WHERE import_id = %d AND number IN (' . implode( ',', array_fill( 0, count( $numbers ), '%d' ) ) . ')', $this->table(), $import_id, ...$numbers );
	}

	/** @return string The name in a person's row; empty if there is no such row. */
	public function name_of( int $import_id, string $person ): string {
		return (string) ( $this->database->row( "SELECT name FROM %i WHERE import_id = %d AND person = %s AND outcome <> 'refused' ORDER BY number LIMIT 1", $this->table(), $import_id, $person )['name'] ?? '' );
	}

	public function find( int $import_id, int $number ): ?ImportRow {
		return $this->select( 'import_id = %d AND number = %d', $import_id, $number )[0] ?? null;
	}

	/** @return int|null Number of an earlier row for the same person. */
	public function earlier( int $import_id, string $person, int $number ): ?int {
		$row = $this->database->row( "SELECT MIN(number) AS number FROM %i WHERE import_id = %d AND person = %s AND number < %d AND outcome <> 'refused'", $this->table(), $import_id, $person, $number );
		return isset( $row['number'] ) ? (int) $row['number'] : null;
	}

	/** Deletes the results of the check and keeps the cells. Returns whether all rows are done. */
	public function reset( int $import_id, float $until ): bool {
		return $this->change(
			"UPDATE %i SET outcome = '', person = '', user_id = NULL, name = '', is_inside = 1, manager = NULL, place = NULL, is_done = 0, problems = '', changes = '',
				name_key = '', is_open = 0, is_partial = 0",
			"outcome <> ''",
			$import_id,
			$until
		);
	}

	/** Deletes the cells, and keeps the outcome and the name. Returns whether all rows are done. */
	public function empty( int $import_id, float $until ): bool {
		return $this->change( "UPDATE %i SET cells = '', name_key = '', manager = NULL", "cells <> ''", $import_id, $until );
	}

	/** Clears the outcome of rows that were not applied. Returns whether all rows are done. */
	public function abandon( int $import_id, float $until ): bool {
		return $this->change( "UPDATE %i SET outcome = '', user_id = NULL, changes = '', problems = '', is_partial = 0", "is_done = 0 AND outcome NOT IN ('refused', '')", $import_id, $until );
	}

	/** Returns whether all rows are done. */
	public function delete( int $import_id, float $until ): bool {
		return $this->change( 'DELETE FROM %i', '1 = 1', $import_id, $until );
	}

	/** @return list<int> Ids of deleted imports that still have rows. */
	public function orphans(): array {
		$rows = $this->database->rows( 'SELECT DISTINCT r.import_id FROM %i r LEFT JOIN %i i ON i.id = r.import_id WHERE i.id IS NULL', $this->table(), $this->database->table( 'imports' ) );
		return array_map( static fn ( array $row ): int => (int) $row['import_id'], $rows );
	}

	/**
	 * Works in chunks, because an import may have a hundred thousand rows.
	 *
	 * @param literal-string $statement
	 * @param literal-string $condition True for a row before the change and false after it.
	 */
	private function change( string $statement, string $condition, int $import_id, float $until ): bool {
		for ( $after = 0; microtime( true ) < $until; $after = $last ) {
			$rows = $this->database->rows( "SELECT number FROM %i WHERE import_id = %d AND number > %d AND $condition ORDER BY number LIMIT %d", $this->table(), $import_id, $after, self::CHANGED );
			if ( array() === $rows ) {
				return true;
			}
			$last = (int) $rows[ count( $rows ) - 1 ]['number'];
			$this->database->execute( "$statement WHERE import_id = %d AND number > %d AND number <= %d AND $condition", $this->table(), $import_id, $after, $last );
		}
		return false;
	}

	/**
	 * @param literal-string $condition
	 * @return list<ImportRow>
	 */
	private function select( string $condition, int ...$values ): array {
		return array_map( array( self::class, 'row' ), $this->database->rows( "SELECT * FROM %i WHERE $condition", $this->table(), ...$values ) );
	}

	/** @param list<array{column: string, message: string}> $problems */
	private static function json( array $problems ): string {
		return array() === $problems ? '' : (string) wp_json_encode( $problems, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/** @param array<string, string|null> $row */
	public static function row( array $row ): ImportRow {
		/** @var list<array{column: string, message: string}> $problems */
		$problems = '' === (string) $row['problems'] ? array() : (array) json_decode( (string) $row['problems'], true );
		return new ImportRow(
			(int) $row['number'],
			'' === (string) $row['cells'] ? array() : array_values( array_map( 'strval', (array) json_decode( (string) $row['cells'], true ) ) ),
			Outcome::tryFrom( (string) $row['outcome'] ),
			(string) $row['person'],
			null === $row['user_id'] ? null : (int) $row['user_id'],
			(string) $row['name'],
			'1' === $row['is_inside'],
			$row['manager'],
			null === $row['place'] ? null : (int) $row['place'],
			'1' === $row['is_done'],
			$problems,
			'' === (string) $row['changes'] ? array() : explode( ',', (string) $row['changes'] ),
			(string) $row['name_key'],
			'1' === $row['is_open']
		);
	}

	private function table(): string {
		return $this->database->table( 'import_rows' );
	}
}
