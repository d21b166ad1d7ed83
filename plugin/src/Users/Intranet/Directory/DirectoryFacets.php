<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Kernel\Database\Database;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\GroupCounts;

/** Counts people by department, role and office in one query: from the table of counts where it suffices, else from the profiles. */
final class DirectoryFacets {

	public function __construct(
		private readonly Database $database,
		private readonly DirectoryConditions $conditions,
	) {}

	/**
	 * @return array{list<array{string, int}>, list<array{Role, int}>, list<array{string, int}>} Departments, roles and offices with their numbers of people. Roles have the enum's order.
	 */
	public function all( DirectoryQuery $for_departments, DirectoryQuery $for_roles, DirectoryQuery $for_offices ): array {
		list( $departments, $of_departments ) = $this->named( $for_departments, 'department', 'department_key', 'by_department_id' );
		list( $roles, $of_roles )             = $this->groups( $for_roles, 'role' );
		list( $offices, $of_offices )         = $this->named( $for_offices, 'office_location', 'office_key', 'by_office_id' );

		$rows = $this->database->rows(
			"$departments UNION ALL SELECT 'role' AS facet, found.name_key AS name, found.name_key, found.number FROM ($roles) found UNION ALL $offices",
			...$of_departments,
			...$of_roles,
			...$of_offices
		);
		return array( self::by_name( $rows, 'department' ), self::by_role( $rows ), self::by_name( $rows, 'office_location' ) );
	}

	/** @return list<array{string, int}> Name and number of people, ordered by name. */
	public function departments( DirectoryQuery $query ): array {
		list( $sql, $values ) = $this->named( $query, 'department', 'department_key', 'by_department_id' );
		return self::by_name( $this->database->rows( $sql, ...$values ), 'department' );
	}

	/**
	 * Of several spellings of a name, shows that of the oldest profile.
	 *
	 * @param literal-string $name
	 * @param literal-string $key
	 * @param literal-string $index
	 * @return array{literal-string, list<mixed>}
	 */
	private function named( DirectoryQuery $query, string $name, string $key, string $index ): array {
		list( $groups, $values ) = $this->groups( $query, $key );
		return array(
			"SELECT '$name' AS facet, (SELECT n.$name FROM %i n FORCE INDEX ($index) WHERE n.is_person = 1 AND n.$key = found.name_key ORDER BY n.id LIMIT 1) AS name, found.name_key, found.number
				FROM ($groups) found WHERE found.name_key <> ''",
			array( $this->database->table( 'profiles' ), ...$values ),
		);
	}

	/**
	 * @param literal-string $key
	 * @return array{literal-string, list<mixed>} The query for name_key and number, and its values.
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

	/**
	 * Compares keys byte by byte, because collations differ between databases.
	 *
	 * @param list<array<string, string|null>> $rows
	 * @return list<array{string, int}>
	 */
	private static function by_name( array $rows, string $facet ): array {
		$found = self::only( $rows, $facet );
		usort( $found, static fn ( array $a, array $b ): int => strcmp( (string) $a['name_key'], (string) $b['name_key'] ) );
		return array_map( static fn ( array $row ): array => array( (string) $row['name'], (int) $row['number'] ), $found );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<array{Role, int}>
	 */
	private static function by_role( array $rows ): array {
		$numbers = array_map( 'intval', array_column( self::only( $rows, 'role' ), 'number', 'name_key' ) );
		$found   = array_filter( Role::of_people(), static fn ( Role $role ): bool => isset( $numbers[ $role->value ] ) );
		return array_map( static fn ( Role $role ): array => array( $role, $numbers[ $role->value ] ), array_values( $found ) );
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<array<string, string|null>>
	 */
	private static function only( array $rows, string $facet ): array {
		return array_values( array_filter( $rows, static fn ( array $row ): bool => $facet === $row['facet'] ) );
	}
}
