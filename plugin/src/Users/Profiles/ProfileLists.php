<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Database\Database;

/** Reads pages of profiles, and how many there are in all. */
final class ProfileLists {

	/** From here on, reading the rows passed over costs more than a query of its own for the count. */
	private const FAR = 200;

	private const COLUMNS = 'p.id, p.user_id, p.first_name, p.last_name, p.email, p.role, p.nmls_id, p.job_title, p.phone, p.avatar_url, u.user_email';

	public function __construct(
		private readonly Database $database,
		private readonly SearchIndex $index,
	) {}

	/** @return array{list<Summary>, int} The page's profiles, and how many there are in all. */
	public function page( ListQuery $query ): array {
		list( $where, $values )  = $this->conditions( $query );
		list( $count, $counted ) = array() === $query->words ? $this->tally( $query ) : $this->count( $query, $where, $values );
		list( $rows, $total )    = $query->offset() < self::FAR
			? $this->near( $query, $where, $values, $count, $counted )
			: $this->far( $query, $where, $values, $this->total( $count, $counted ) );
		return array( array_map( array( $this, 'summary' ), $rows ), $total );
	}

	/**
	 * The counts by role are kept by the writer's transaction, so they are always those of the table.
	 *
	 * @return array{literal-string, list<mixed>} Expression and its values.
	 */
	private function tally( ListQuery $query ): array {
		$scope = $query->scope;
		$roles = array_filter(
			Role::cases(),
			static fn ( Role $role ): bool => ( null === $query->role || $role === $query->role ) && ( $scope->is_everyone || in_array( $role, $scope->roles, true ) )
		);
		$names = array_map( static fn ( Role $role ): string => "count:$role->value", $roles );
		$own   = $scope->own?->role;
		$alone = null !== $own && ! in_array( $own, $roles, true ) && in_array( $query->role, array( null, $own ), true ) ? 1 : 0;
		return array(
			'COALESCE((SELECT SUM(value) FROM %i WHERE name IN (%s' . str_repeat( ',%s', count( $names ) ) . ')), 0) + %d',
			array( $this->database->table( 'state' ), '', ...array_values( $names ), ...array( $alone ) ),
		);
	}

	/**
	 * @param literal-string $where
	 * @param list<mixed>    $values
	 * @return array{literal-string, list<mixed>} Expression and its values.
	 */
	private function count( ListQuery $query, string $where, array $values ): array {
		if ( ! $query->is_one_word() ) {
			return array( "(SELECT COUNT(*) FROM %i p WHERE $where)", array( $this->database->table( 'profiles' ), ...$values ) );
		}
		list( $condition, $bound ) = $this->index->condition( $query->words[0], $query->fields );
		return array( "(SELECT COUNT(DISTINCT profile_id) FROM %i WHERE $condition)", array( $this->index->table(), ...$bound ) );
	}

	/**
	 * @param literal-string $count
	 * @param list<mixed>    $counted
	 */
	private function total( string $count, array $counted ): int {
		return (int) ( $this->database->row( "SELECT $count AS total", ...$counted )['total'] ?? 0 );
	}

	/**
	 * The count comes along with the rows.
	 *
	 * @param literal-string $where
	 * @param list<mixed>    $values
	 * @param literal-string $count
	 * @param list<mixed>    $counted
	 * @return array{list<array<string, string|null>>, int}
	 */
	private function near( ListQuery $query, string $where, array $values, string $count, array $counted ): array {
		$order = self::order( 'p', $query->sort, $query->is_descending );
		$index = self::index( $query );
		$rows  = array() === $query->words
			? $this->database->rows(
				'SELECT ' . self::COLUMNS . ", $count AS total FROM %i p $index LEFT JOIN %i u ON u.ID = p.user_id WHERE $where ORDER BY $order LIMIT %d OFFSET %d",
				...$counted,
				...array( $this->database->table( 'profiles' ), $this->database->wpdb->users ),
				...$values,
				...array( $query->per_page, $query->offset() )
			)
			: $this->found( $query, "$count AS total", $counted, $where, $values, $query->is_descending, $query->per_page, $query->offset() );
		if ( array() === $rows ) {
			return array( $rows, 0 === $query->offset() ? 0 : $this->total( $count, $counted ) );
		}
		return array( $rows, (int) $rows[0]['total'] );
	}

	/**
	 * A page behind the middle is read from the end, backwards.
	 *
	 * @param literal-string $where
	 * @param list<mixed>    $values
	 * @return array{list<array<string, string|null>>, int}
	 */
	private function far( ListQuery $query, string $where, array $values, int $total ): array {
		$length       = max( 0, min( $query->per_page, $total - $query->offset() ) );
		$is_backwards = $query->offset() > intdiv( $total, 2 );
		$offset       = $is_backwards ? max( 0, $total - $query->offset() - $length ) : $query->offset();
		$rows         = $this->found( $query, '0 AS total', array(), $where, $values, $query->is_descending !== $is_backwards, $length, $offset );
		return array( $is_backwards ? array_reverse( $rows ) : $rows, $total );
	}

	/**
	 * Finds the page's ids first: cheaper than sorting whole rows, or reading those passed over.
	 *
	 * @param literal-string $total
	 * @param list<mixed>    $counted
	 * @param literal-string $where
	 * @param list<mixed>    $values
	 * @return list<array<string, string|null>>
	 */
	private function found( ListQuery $query, string $total, array $counted, string $where, array $values, bool $is_descending, int $length, int $offset ): array {
		$profiles = $this->database->table( 'profiles' );
		$index    = self::index( $query );
		$keys     = 'p.' . implode( ', p.', array_unique( array( ...$query->sort->columns(), 'id' ) ) );
		$inner    = self::order( 'p', $query->sort, $is_descending );
		$outer    = self::order( 'shown', $query->sort, $is_descending );
		return $this->database->rows(
			'SELECT ' . self::COLUMNS . ", $total FROM (SELECT $keys FROM %i p $index WHERE $where ORDER BY $inner LIMIT %d OFFSET %d) shown
				JOIN %i p ON p.id = shown.id LEFT JOIN %i u ON u.ID = p.user_id ORDER BY $outer",
			...$counted,
			...array( $profiles ),
			...$values,
			...array( $length, $offset, $profiles, $this->database->wpdb->users )
		);
	}

	/**
	 * Left to itself, the database reads and sorts the whole of a small table where an index has the order.
	 *
	 * @return literal-string
	 */
	private static function index( ListQuery $query ): string {
		return $query->scope->is_everyone && array() === $query->words
			? 'FORCE INDEX (' . $query->sort->index( null !== $query->role ) . ')'
			: '';
	}

	/**
	 * @param literal-string $table
	 * @return literal-string
	 */
	private static function order( string $table, SortKey $sort, bool $is_descending ): string {
		$direction = $is_descending ? 'DESC' : 'ASC';
		return implode( ', ', array_map( static fn ( string $column ): string => "$table.$column $direction", $sort->columns() ) );
	}

	/** @return array{literal-string, list<mixed>} */
	private function conditions( ListQuery $query ): array {
		$parts  = array();
		$values = array();
		foreach ( $query->words as $word ) {
			list( $condition, $bound ) = $this->index->condition( $word, $query->fields );
			$parts[]                   = "p.id IN (SELECT profile_id FROM %i WHERE $condition)";
			array_push( $values, $this->index->table(), ...$bound );
		}
		if ( null !== $query->role ) {
			$parts[]  = 'p.role = %s';
			$values[] = $query->role->value;
		}
		if ( ! $query->scope->is_everyone ) {
			$roles   = array_map( static fn ( Role $role ): string => $role->value, $query->scope->roles );
			$parts[] = '(' . implode( ' OR ', array_filter( array(
				array() === $roles ? null : 'p.role IN (' . implode( ',', array_fill( 0, count( $roles ), '%s' ) ) . ')',
				null === $query->scope->own ? null : 'p.id = %d',
			) ) ) . ')';
			array_push( $values, ...$roles, ...array_filter( array( $query->scope->own?->profile_id ) ) );
		}
		return array( array() === $parts ? '1 = 1' : implode( ' AND ', $parts ), $values );
	}

	/** @param array<string, string|null> $row */
	private function summary( array $row ): Summary {
		return new Summary(
			(int) $row['id'],
			(int) $row['user_id'],
			(string) $row['first_name'],
			(string) $row['last_name'],
			(string) $row['email'],
			(string) $row['role'],
			(string) $row['nmls_id'],
			(string) $row['job_title'],
			(string) $row['phone'],
			(string) $row['avatar_url'],
			(string) $row['user_email'],
		);
	}
}
