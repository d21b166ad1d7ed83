<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Users\Fields\SearchField;
use Svc\Users\Storage\GroupKey;
use Svc\Users\Storage\MissingField;
use Svc\Users\Storage\SearchConditions;
use Svc\Users\Storage\ShortWords;

/** The directory's filters as SQL conditions on the profiles table (alias p), and the index to use. */
final class DirectoryConditions {

	private const SEARCHED = array( SearchField::NAME, SearchField::TITLE, SearchField::DEPARTMENT );

	public function __construct(
		private readonly SearchConditions $index,
		private readonly ShortWords $short,
	) {}

	/** @return array{literal-string, list<mixed>} The condition and its values. */
	public function of( DirectoryQuery $query ): array {
		$parts = array( array( 'p.is_person = 1', array() ), ...array_map( array( $this, 'word' ), $query->words ) );
		if ( null !== $query->department ) {
			$parts[] = array( 'p.department_key = %s', array( GroupKey::of( $query->department ) ) );
		}
		if ( null !== $query->role ) {
			$parts[] = $query->role->is_person() ? array( 'p.role = %s', array( $query->role->value ) ) : array( '1 = 0', array() );
		}
		if ( null !== $query->office ) {
			$parts[] = array( 'p.office_key = %s', array( GroupKey::of( $query->office ) ) );
		}
		if ( null !== $query->manager_id ) {
			$parts[] = array( 'p.manager_id = %d AND p.has_manager = 1', array( $query->manager_id ) );
		}
		if ( null !== $query->without ) {
			$parts[] = array( $query->without->condition(), array() );
		}
		return array( '(' . implode( ') AND (', array_column( $parts, 0 ) ) . ')', array_merge( ...array_column( $parts, 1 ) ) );
	}

	/**
	 * The same for the table of counts by group, for queries with DirectoryQuery::is_of_groups().
	 *
	 * @return array{literal-string, list<mixed>}
	 */
	public static function of_groups( DirectoryQuery $query ): array {
		$parts = array( array( 'number > 0', array() ) );
		if ( null !== $query->department ) {
			$parts[] = array( 'department_key = %s', array( GroupKey::of( $query->department ) ) );
		}
		if ( null !== $query->office ) {
			$parts[] = array( 'office_key = %s', array( GroupKey::of( $query->office ) ) );
		}
		if ( null !== $query->role ) {
			$parts[] = array( 'role = %s', array( $query->role->value ) );
		}
		return array( implode( ' AND ', array_column( $parts, 0 ) ), array_merge( ...array_column( $parts, 1 ) ) );
	}

	/**
	 * Without a hint, the database reads and sorts a small table as a whole, although an index has the order. For a search by
	 * words it chooses between two indexes; considering all of them would take a fifth of the query's time.
	 *
	 * @param literal-string $otherwise The index that has all people in the requested order.
	 * @return literal-string
	 */
	public function hint( DirectoryQuery $query, string $otherwise ): string {
		$index = $this->filter_index( $query ) ?? $otherwise;
		return array() === $query->words || $this->are_short( $query ) ? "FORCE INDEX ($index)" : "USE INDEX (PRIMARY, $index)";
	}

	/**
	 * Short words match most people, so a page is read in the order of an index, and a count reads the table.
	 *
	 * @param literal-string $hint Of the page.
	 * @return literal-string
	 */
	public function hint_for_count( DirectoryQuery $query, string $hint ): string {
		return $this->are_short( $query ) && null === $this->filter_index( $query ) ? '' : $hint;
	}

	private function are_short( DirectoryQuery $query ): bool {
		return array() !== $query->words && array() === array_filter( $query->words, fn ( string $word ): bool => ! $this->short->has( $word, self::SEARCHED ) );
	}

	/**
	 * Uses an index that covers both the filters and the counted columns.
	 *
	 * @return literal-string The hint; empty for a search by words.
	 */
	public function hint_for_groups( DirectoryQuery $query ): string {
		return match ( true ) {
			array() !== $query->words   => '',
			null !== $query->manager_id => 'FORCE INDEX (by_manager)',
			default                     => 'FORCE INDEX (by_facets)',
		};
	}

	/** @return literal-string|null The index for the narrowest filter, ordered by last name. */
	public function filter_index( DirectoryQuery $query ): ?string {
		return match ( true ) {
			null !== $query->manager_id                                       => 'by_manager',
			MissingField::Manager === $query->without                                 => 'by_no_manager',
			null !== $query->department, MissingField::Department === $query->without => 'by_department',
			null !== $query->office                                           => 'by_office',
			null !== $query->role                                             => 'by_role_last',
			MissingField::Photo === $query->without                                   => 'by_no_photo',
			default                                                           => null,
		};
	}

	/** @return array{literal-string, list<mixed>} */
	private function word( string $word ): array {
		$short = $this->short->condition( $word, self::SEARCHED );
		if ( null !== $short ) {
			return $short;
		}
		list( $condition, $values ) = $this->index->condition( $word, self::SEARCHED );
		return array( "p.id IN (SELECT profile_id FROM %i WHERE $condition)", array( $this->index->table(), ...$values ) );
	}
}
