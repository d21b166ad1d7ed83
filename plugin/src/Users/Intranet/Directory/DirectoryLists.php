<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Page;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\GroupCounts;
use Svc\Users\Storage\RowPages;
use Svc\Users\Storage\Selection;

/** Reads pages of the directory and the total number of people. */
final class DirectoryLists {

	private readonly RowPages $pages;

	public function __construct(
		private readonly Database $database,
		private readonly DirectoryConditions $conditions,
	) {
		$this->pages = new RowPages( $database, DirectoryItem::COLUMNS );
	}

	public function page( DirectoryQuery $query, DirectorySort $sort, bool $is_descending, int $page, int $per_page ): Page {
		// All people of one department have the same sort key.
		$sort                    = null !== $query->department && DirectorySort::Department === $sort ? DirectorySort::LastName : $sort;
		$hint                    = $this->conditions->hint( $query, $sort->index() );
		$is_in_order             = DirectorySort::LastName === $sort || null === $this->conditions->filter_index( $query );
		list( $where, $values )  = $this->conditions->of( $query );
		list( $count, $counted ) = match ( true ) {
			$query->is_counted()   => $this->tally( $query->role ),
			$query->is_of_groups() => $this->sum( $query ),
			default                => array( "(SELECT COUNT(*) FROM %i p {$this->conditions->hint_for_count( $query, $hint )} WHERE $where)", array( $this->database->table( 'profiles' ), ...$values ) ),
		};
		list( $rows, $total )    = $this->pages->read(
			new Selection( $where, $values, $count, $counted, $sort->columns(), $is_descending, $hint, ! $is_in_order || array() !== $query->words, $page, $per_page )
		);
		return new Page( DirectoryItem::of_rows( $rows ), $total, $page, $per_page );
	}

	/**
	 * @param list<int> $ids Profile IDs.
	 * @return list<array<string, mixed>> In this order; IDs without a profile are left out, as after a deletion.
	 */
	public function items( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$rows = $this->database->rows(
			'SELECT ' . DirectoryItem::COLUMNS . ' FROM %i p WHERE p.is_person = 1 AND p.id IN (0' . str_repeat( ',%d', count( $ids ) ) . ')',
			$this->database->table( 'profiles' ),
			...$ids
		);
		$items = array_column( DirectoryItem::of_rows( $rows ), null, 'profile_id' );
		return array_values( array_intersect_key( array_replace( array_fill_keys( $ids, array() ), $items ), $items ) );
	}

	/** @return array{literal-string, list<mixed>} Expression and its values. */
	private function sum( DirectoryQuery $query ): array {
		list( $where, $values ) = DirectoryConditions::of_groups( $query );
		return array( "COALESCE((SELECT SUM(number) FROM %i WHERE $where), 0)", array( ( new GroupCounts( $this->database ) )->table(), ...$values ) );
	}

	/**
	 * The stored counts by role change in the writer's transaction, so they always match the profiles table.
	 *
	 * @return array{literal-string, list<mixed>} Expression and its values.
	 */
	private function tally( ?Role $role ): array {
		$roles = array_filter( Role::of_people(), static fn ( Role $one ): bool => null === $role || $one === $role );
		$names = array_map( static fn ( Role $one ): string => "count:$one->value", array_values( $roles ) );
		return array(
			'COALESCE((SELECT SUM(value) FROM %i WHERE name IN (%s' . str_repeat( ',%s', count( $names ) ) . ')), 0)',
			array( $this->database->table( 'state' ), '', ...$names ),
		);
	}
}
