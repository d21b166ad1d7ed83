<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/** Counts profiles by department, office and role, by one grouped query each. */
final class ListCounts {

	public function __construct( private readonly Database $database ) {}

	/**
	 * @param literal-string $name   Column with the displayed name.
	 * @param literal-string $key    Column to group by; rows with an empty key are not counted.
	 * @param literal-string $hint
	 * @param literal-string $where
	 * @param list<mixed>    $values
	 * @return list<array{string, int}> Name as in the oldest profile, and count; sorted by name.
	 */
	public function named( string $name, string $key, string $hint, string $where, array $values ): array {
		$profiles = $this->database->table( 'profiles' );
		$rows     = $this->database->rows(
			"SELECT p.$name AS name, found.number FROM (
				SELECT MIN(p.id) AS id, COUNT(*) AS number FROM %i p $hint WHERE $where AND p.$key <> '' GROUP BY p.$key
			) found JOIN %i p ON p.id = found.id ORDER BY p.$key",
			...array( $profiles ),
			...$values,
			...array( $profiles )
		);
		return array_map( static fn ( array $row ): array => array( (string) $row['name'], (int) $row['number'] ), $rows );
	}

	/**
	 * @param literal-string $hint
	 * @param literal-string $where
	 * @param list<mixed>    $values
	 * @return array<array-key, int> By slug.
	 */
	public function of_roles( string $hint, string $where, array $values ): array {
		$rows = $this->database->rows( "SELECT p.role, COUNT(*) AS number FROM %i p $hint WHERE $where GROUP BY p.role", $this->database->table( 'profiles' ), ...$values );
		return array_map( 'intval', array_column( $rows, 'number', 'role' ) );
	}

	/** @return array<string, int> Stored counts of all profiles, by slug. */
	public function kept(): array {
		$rows = $this->database->rows( "SELECT name, value FROM %i WHERE name >= 'count:' AND name < 'count;'", $this->database->table( 'state' ) );
		$kept = array();
		foreach ( $rows as $row ) {
			$kept[ substr( (string) $row['name'], strlen( 'count:' ) ) ] = (int) $row['value'];
		}
		return $kept;
	}

	/**
	 * @param literal-string $hint
	 * @param literal-string $where
	 * @param list<mixed>    $values
	 * @return array<string, int> By missing field.
	 */
	public function lacks( string $hint, string $where, array $values ): array {
		$sums = array_map( static fn ( MissingField $missing ): string => "COALESCE(SUM({$missing->condition()}), 0) AS $missing->name", MissingField::cases() );
		$row  = $this->database->row( 'SELECT ' . implode( ', ', $sums ) . " FROM %i p $hint WHERE $where", $this->database->table( 'profiles' ), ...$values );
		return array_combine( array_column( MissingField::cases(), 'value' ), array_map( static fn ( MissingField $missing ): int => (int) ( $row[ $missing->name ] ?? 0 ), MissingField::cases() ) );
	}
}
