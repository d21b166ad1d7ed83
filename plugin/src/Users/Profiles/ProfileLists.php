<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Database\Database;

/** Reads pages of profiles: one query for how many there are, one for those shown. */
final class ProfileLists {

	/** From here on, and for a search, finding the page's ids first is cheaper than reading and sorting whole rows. */
	private const FAR = 200;

	private const COLUMNS = 'p.id, p.user_id, p.first_name, p.last_name, p.email, p.role, p.nmls_id, p.job_title, p.phone, p.avatar_url, u.user_email';

	public function __construct(
		private readonly Database $database,
		private readonly SearchIndex $index,
	) {}

	/** @return array{list<Summary>, int} The page's profiles, and how many there are in all. */
	public function page( ListQuery $query ): array {
		list( $where, $values ) = $this->conditions( $query );
		$total                  = array() === $query->words ? $this->tally( $query ) : $this->count( $query, $where, $values );
		$length                 = max( 0, min( $query->per_page, $total - $query->offset() ) );
		$rows                   = $this->rows( $query, $where, $values, $total, $length );
		return array( array_map( array( $this, 'summary' ), $rows ), $total );
	}

	/** The counts by role are kept by the writer's transaction, so they are always those of the table. */
	private function tally( ListQuery $query ): int {
		$counts = array_column(
			$this->database->rows( "SELECT name, value FROM %i WHERE name >= 'count:' AND name < 'count;'", $this->database->table( 'state' ) ),
			'value',
			'name'
		);
		$total  = 0;
		foreach ( Role::cases() as $role ) {
			if ( null !== $query->role && $role !== $query->role ) {
				continue;
			}
			$total += match ( true ) {
				$query->scope->is_everyone, in_array( $role, $query->scope->roles, true ) => (int) ( $counts[ "count:$role->value" ] ?? 0 ),
				$role === $query->scope->own?->role => 1,
				default => 0,
			};
		}
		return $total;
	}

	/**
	 * @param literal-string $where
	 * @param list<mixed>    $values
	 */
	private function count( ListQuery $query, string $where, array $values ): int {
		if ( $query->is_one_word() ) {
			return $this->index->count( $query->words[0], $query->fields );
		}
		$row = $this->database->row( "SELECT COUNT(*) AS total FROM %i p WHERE $where", $this->database->table( 'profiles' ), ...$values );
		return (int) ( $row['total'] ?? 0 );
	}

	/**
	 * A page behind the middle is read from the end, backwards.
	 *
	 * @param literal-string $where
	 * @param list<mixed>    $values
	 * @return list<array<string, string|null>>
	 */
	private function rows( ListQuery $query, string $where, array $values, int $total, int $length ): array {
		$is_backwards = $query->offset() > intdiv( $total, 2 );
		$offset       = $is_backwards ? max( 0, $total - $query->offset() - $length ) : $query->offset();
		$direction    = $query->is_descending !== $is_backwards ? 'DESC' : 'ASC';
		$order        = implode( ', ', array_map( static fn ( string $column ): string => "p.$column $direction", $query->sort->columns() ) );
		$profiles     = $this->database->table( 'profiles' );
		$users        = $this->database->wpdb->users;
		$columns      = self::COLUMNS;
		$is_near      = $offset < self::FAR && array() === $query->words;
		$sql          = $is_near
			? "SELECT $columns FROM %i p LEFT JOIN %i u ON u.ID = p.user_id WHERE $where ORDER BY $order LIMIT %d OFFSET %d"
			: "SELECT $columns FROM (SELECT p.id FROM %i p WHERE $where ORDER BY $order LIMIT %d OFFSET %d) shown
				JOIN %i p ON p.id = shown.id LEFT JOIN %i u ON u.ID = p.user_id ORDER BY $order";
		$bound        = $is_near
			? array( $profiles, $users, ...$values, $length, $offset )
			: array( $profiles, ...$values, $length, $offset, $profiles, $users );
		$rows         = $this->database->rows( $sql, ...$bound );
		return $is_backwards ? array_reverse( $rows ) : $rows;
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
