<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Database\Database;

/** Reads pages of an import's rows, and counts them by outcome. */
final class RowLists {

	public function __construct( private readonly Database $database ) {}

	/** @return array{list<array<string, mixed>>, int} */
	public function page( int $import_id, RowFilter $filter, int $page, int $per_page ): array {
		$where  = 'r.import_id = %d' . ( null === $filter->outcome ? '' : ' AND r.outcome = %s' ) . ( $filter->is_partial ? ' AND r.is_partial = 1' : '' );
		$values = array( $import_id, ...( null === $filter->outcome ? array() : array( $filter->outcome->value ) ) );
		$rows   = $this->database->rows(
			"SELECT r.*, p.id AS profile_id FROM %i r LEFT JOIN %i p ON p.user_id = r.user_id WHERE $where ORDER BY r.number LIMIT %d OFFSET %d",
			...array( $this->table(), $this->database->table( 'profiles' ) ),
			...$values,
			...array( $per_page, ( $page - 1 ) * $per_page )
		);
		$total  = $this->database->row( "SELECT COUNT(*) AS total FROM %i r WHERE $where", $this->table(), ...$values );
		return array( $rows, (int) ( $total['total'] ?? 0 ) );
	}

	/** @return array<array-key, int> Number of rows by outcome; "" for unchecked rows. */
	public function counts( int $import_id ): array {
		$rows = $this->database->rows( 'SELECT outcome, COUNT(*) AS number FROM %i WHERE import_id = %d GROUP BY outcome', $this->table(), $import_id );
		return array_map( 'intval', array_column( $rows, 'number', 'outcome' ) );
	}

	/** Number of rows that come in with something left out. */
	public function partial( int $import_id ): int {
		return (int) ( $this->database->row( 'SELECT COUNT(*) AS number FROM %i WHERE import_id = %d AND is_partial = 1', $this->table(), $import_id )['number'] ?? 0 );
	}

	/** Number of managers to set. */
	public function links( int $import_id ): int {
		return (int) ( $this->database->row( 'SELECT COUNT(*) AS number FROM %i WHERE import_id = %d AND place IS NOT NULL', $this->table(), $import_id )['number'] ?? 0 );
	}

	private function table(): string {
		return $this->database->table( 'import_rows' );
	}
}
