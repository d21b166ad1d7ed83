<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Users\Fields\SearchField;
use Svc\Users\Storage\GroupKey;
use Svc\Users\Storage\MissingField;
use Svc\Users\Storage\SearchIndex;

/** The directory's filters as SQL on profiles as p, and the index that serves them. */
final class DirectoryConditions {

	private const SEARCHED = array( SearchField::NAME, SearchField::TITLE, SearchField::DEPARTMENT );

	public function __construct( private readonly SearchIndex $index ) {}

	/** @return array{literal-string, list<mixed>} Condition and its values. */
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
	 * The same on the counts of groups, for a query of these alone.
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
	 * Left to itself, the database reads and sorts the whole of a small table where an index has the order. Where the words of
	 * a search may lead the way, it is left the choice between the two; weighing up all indexes would take a fifth of the time.
	 *
	 * @param literal-string $otherwise The index that has everybody in the order wanted.
	 * @return literal-string
	 */
	public function hint( DirectoryQuery $query, string $otherwise ): string {
		$index = $this->filter_index( $query ) ?? $otherwise;
		return array() === $query->words ? "FORCE INDEX ($index)" : "USE INDEX (PRIMARY, $index)";
	}

	/**
	 * The index alone answers what is filtered by what is counted.
	 *
	 * @return literal-string The hint; none where the words of a search lead the way.
	 */
	public function hint_for_groups( DirectoryQuery $query ): string {
		return match ( true ) {
			array() !== $query->words   => '',
			null !== $query->manager_id => 'FORCE INDEX (by_manager)',
			default                     => 'FORCE INDEX (by_facets)',
		};
	}

	/** @return literal-string|null The index that has those who pass the narrowest filter, by last name. */
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
		list( $condition, $values ) = $this->index->condition( $word, self::SEARCHED );
		return array( "p.id IN (SELECT profile_id FROM %i WHERE $condition)", array( $this->index->table(), ...$values ) );
	}
}
