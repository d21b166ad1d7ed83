<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Kernel\Database\Database;
use Svc\Users\Profiles\GroupCounts;
use Svc\Users\Profiles\Role;

/** Counts people by department, role and office: from the counts of groups where they know, else by a grouped query each. */
final class DirectoryFacets {

	public function __construct(
		private readonly Database $database,
		private readonly DirectoryConditions $conditions,
	) {}

	/** @return list<array{string, int}> Name and how many; by name. */
	public function departments( DirectoryQuery $query ): array {
		return $this->named( $query, 'department', 'department_key', 'by_department' );
	}

	/** @return list<array{string, int}> Name and how many; by name. */
	public function offices( DirectoryQuery $query ): array {
		return $this->named( $query, 'office_location', 'office_key', 'by_office' );
	}

	/** @return list<array{Role, int}> In the order of roles. */
	public function roles( DirectoryQuery $query ): array {
		list( $groups, $values ) = $this->groups( $query, 'role' );
		$numbers                 = array_map( 'intval', array_column( $this->database->rows( $groups, ...$values ), 'number', 'name_key' ) );
		$found                   = array_filter( Role::of_people(), static fn ( Role $role ): bool => isset( $numbers[ $role->value ] ) );
		return array_map( static fn ( Role $role ): array => array( $role, $numbers[ $role->value ] ), array_values( $found ) );
	}

	/**
	 * Of several spellings, the one shown is that of the first of all its people by name.
	 *
	 * @param literal-string $name
	 * @param literal-string $key
	 * @param literal-string $index
	 * @return list<array{string, int}>
	 */
	private function named( DirectoryQuery $query, string $name, string $key, string $index ): array {
		list( $groups, $values ) = $this->groups( $query, $key );
		$rows                    = $this->database->rows(
			"SELECT (SELECT n.$name FROM %i n FORCE INDEX ($index) WHERE n.is_person = 1 AND n.$key = found.name_key ORDER BY n.last_key, n.first_key, n.id LIMIT 1) AS name, found.number
				FROM ($groups) found WHERE found.name_key <> '' ORDER BY found.name_key",
			$this->database->table( 'profiles' ),
			...$values
		);
		return array_map( static fn ( array $row ): array => array( (string) $row['name'], (int) $row['number'] ), $rows );
	}

	/**
	 * @param literal-string $key
	 * @return array{literal-string, list<mixed>} Query for name_key and number, and its values.
	 */
	private function groups( DirectoryQuery $query, string $key ): array {
		if ( $query->is_of_groups() ) {
			list( $where, $values ) = DirectoryConditions::of_groups( $query );
			return array( "SELECT $key AS name_key, SUM(number) AS number FROM %i WHERE $where GROUP BY $key", array( ( new GroupCounts( $this->database ) )->table(), ...$values ) );
		}
		$hint                   = $this->conditions->hint_for_groups( $query );
		list( $where, $values ) = $this->conditions->of( $query );
		return array( "SELECT p.$key AS name_key, COUNT(*) AS number FROM %i p $hint WHERE $where GROUP BY p.$key", array( $this->database->table( 'profiles' ), ...$values ) );
	}
}
