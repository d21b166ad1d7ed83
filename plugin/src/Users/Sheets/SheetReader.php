<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\RowStream;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Profiles\Lists\ListConditions;
use Svc\Users\Profiles\Lists\ListQuery;
use Svc\Users\Storage\DottedLines;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\KnownManagers;
use Svc\Users\Storage\ProfileRow;

/** Reads all people of a list in its order, in chunks of two queries each, three where there are dotted lines. */
final class SheetReader {

	private const STEP = 500;

	public function __construct(
		private readonly Database $database,
		private readonly ListConditions $conditions,
		private readonly IntranetMeta $intranet,
		private readonly DottedLines $lines,
		private readonly ProfileFields $fields,
	) {}

	/** @return iterable<SheetPerson> */
	public function people( ListQuery $query ): iterable {
		foreach ( array_chunk( $this->ids( $query ), self::STEP ) as $ids ) {
			yield from $this->some( $ids );
		}
	}

	/**
	 * Only the ids are held in memory for the whole list.
	 *
	 * @return list<int>
	 */
	private function ids( ListQuery $query ): array {
		$ids                    = array();
		list( $where, $values ) = $this->conditions->of( $query );
		$hint                   = ListConditions::hint( $query );
		$direction              = $query->is_descending ? 'DESC' : 'ASC';
		$order                  = implode( ', ', array_map( static fn ( string $column ): string => "p.$column $direction", $query->sort->columns() ) );
		( new RowStream( $this->database ) )->each(
			static function ( array $row ) use ( &$ids ): void {
				$ids[] = (int) $row[0];
			},
			"SELECT p.id FROM %i p $hint WHERE $where ORDER BY $order",
			$this->database->table( 'profiles' ),
			...$values
		);
		return $ids;
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return list<SheetPerson> In the order of the ids, without profiles that were deleted after the ids were read.
	 */
	private function some( array $ids ): array {
		$profiles = $this->database->table( 'profiles' );
		$users    = $this->database->wpdb->users;
		$rows     = $this->database->rows(
			'SELECT p.*, u.user_email, m.user_id AS known_manager_id, mu.user_email AS manager_email FROM %i p
				LEFT JOIN %i u ON u.ID = p.user_id ' . KnownManagers::JOIN . ' LEFT JOIN %i mu ON mu.ID = m.user_id
				WHERE p.id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')',
			...array( $profiles, $users, $profiles, $users ),
			...$ids
		);
		$rows     = array_column( $rows, null, 'id' );
		$own      = $this->intranet->uncopied_of( array_map( 'intval', array_column( $rows, 'user_id' ) ) );
		$lines    = $this->lines( $own, $rows );
		$columns  = $this->fields->columns();
		$avatars  = new Avatars();
		$avatars->prepare( array_map( 'intval', array_column( $rows, 'user_id' ) ) );
		$people   = array();
		foreach ( array_intersect( $ids, array_keys( $rows ) ) as $id ) {
			$row      = $rows[ $id ];
			$people[] = new SheetPerson(
				ProfileRow::profile( $row, $columns ),
				'' === (string) $row['manager_email'] ? (string) $row['known_manager_id'] : (string) $row['manager_email'],
				array( DottedLines::field() => $lines[ (int) $row['user_id'] ] ) + $own[ (int) $row['user_id'] ],
				$avatars
			);
		}
		return $people;
	}

	/**
	 * @param array<int, array<string, mixed>>             $own  Fields by user ID.
	 * @param array<array-key, array<string, string|null>> $rows
	 * @return array<int, list<int>> The dotted lines that are shown, by user ID.
	 */
	private function lines( array $own, array $rows ): array {
		$managers = array();
		foreach ( $rows as $row ) {
			$managers[ (int) $row['user_id'] ] = (int) $row['known_manager_id'];
		}
		/** @var array<int, list<int>> $stored */
		$stored = array_map( static fn ( array $fields ): mixed => $fields[ DottedLines::field() ], $own );
		return $this->lines->valid( $stored, $managers );
	}
}
