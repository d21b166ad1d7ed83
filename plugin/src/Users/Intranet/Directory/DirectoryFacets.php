<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Kernel\Database\Database;
use Svc\Users\Profiles\Role;

/** Counts people by department, role and office: a grouped query each, on the index that has the groups. */
final class DirectoryFacets {

	public function __construct(
		private readonly Database $database,
		private readonly DirectoryConditions $conditions,
	) {}

	/** @return list<array{string, int}> Name as in the oldest profile, and how many; by name. */
	public function departments( DirectoryQuery $query ): array {
		return $this->named( $query, 'department', 'department_key', 'by_department' );
	}

	/** @return list<array{string, int}> Name as in the oldest profile, and how many; by name. */
	public function offices( DirectoryQuery $query ): array {
		return $this->named( $query, 'office_location', 'office_key', 'by_office' );
	}

	/** @return list<array{Role, int}> In the order of roles. */
	public function roles( DirectoryQuery $query ): array {
		$hint                   = $this->conditions->hint_for_groups( $query, 'by_person_role' );
		list( $where, $values ) = $this->conditions->of( $query );
		$rows                   = $this->database->rows( "SELECT p.role, COUNT(*) AS number FROM %i p $hint WHERE $where GROUP BY p.role", $this->database->table( 'profiles' ), ...$values );
		$numbers                = array_map( 'intval', array_column( $rows, 'number', 'role' ) );
		$found                  = array_filter( Role::of_people(), static fn ( Role $role ): bool => isset( $numbers[ $role->value ] ) );
		return array_map( static fn ( Role $role ): array => array( $role, $numbers[ $role->value ] ), array_values( $found ) );
	}

	/**
	 * @param literal-string $name
	 * @param literal-string $key
	 * @param literal-string $index
	 * @return list<array{string, int}>
	 */
	private function named( DirectoryQuery $query, string $name, string $key, string $index ): array {
		$hint                   = $this->conditions->hint_for_groups( $query, $index );
		list( $where, $values ) = $this->conditions->of( $query );
		$profiles               = $this->database->table( 'profiles' );
		$rows                   = $this->database->rows(
			"SELECT p.$name AS name, found.number FROM (
				SELECT MIN(p.id) AS id, COUNT(*) AS number FROM %i p $hint WHERE $where AND p.$key <> '' GROUP BY p.$key
			) found JOIN %i p ON p.id = found.id ORDER BY p.$key",
			...array( $profiles ),
			...$values,
			...array( $profiles )
		);
		return array_map( static fn ( array $row ): array => array( (string) $row['name'], (int) $row['number'] ), $rows );
	}
}
