<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Trash;

use Svc\Kernel\Database\Database;
use Svc\Users\Profiles\Lists\ListConditions;
use Svc\Users\Profiles\Lists\ListQuery;
use Svc\Users\Storage\TrashedProfile;
use Svc\Users\Storage\TrashStore;

/** Reads pages of deleted profiles, with the filters and sort keys of lists of profiles. */
final class TrashLists {

	public function __construct(
		private readonly Database $database,
		private readonly TrashStore $trash,
	) {}

	/** @return array{list<TrashedProfile>, int} The page's profiles, and the total. */
	public function page( ListQuery $query ): array {
		list( $where, $values ) = self::conditions( $query );

		$direction = $query->is_descending ? 'DESC' : 'ASC';
		$order     = implode( ', ', array_map( static fn ( string $column ): string => "p.$column $direction", $query->sort->columns() ) );
		$total     = (int) ( $this->database->row( "SELECT COUNT(*) AS total FROM %i p WHERE $where", $this->trash->table(), ...$values )['total'] ?? 0 );
		$rows      = $this->database->rows(
			'SELECT ' . TrashStore::COLUMNS . " FROM %i p LEFT JOIN %i u ON u.ID = p.user_id WHERE $where ORDER BY $order, p.id LIMIT %d OFFSET %d",
			$this->trash->table(),
			$this->database->wpdb->users,
			...$values,
			...array( $query->per_page, ( $query->page - 1 ) * $query->per_page )
		);
		return array( array_map( $this->trash->trashed( ... ), $rows ), $total );
	}

	/** @return array{literal-string, list<mixed>} */
	private static function conditions( ListQuery $query ): array {
		$parts = array(
			array( '1 = 1', array() ),
			...array_map( static fn ( string $word ): array => array( 'INSTR(p.words, %s) > 0', array( $word ) ), $query->words ),
			...ListConditions::filters( $query ),
		);
		return array( '(' . implode( ') AND (', array_column( $parts, 0 ) ) . ')', array_merge( ...array_column( $parts, 1 ) ) );
	}
}
