<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Database\Database;

/** Reads pages of profiles, and how many there are in all. */
final class ProfileLists {

	private const COLUMNS = 'p.id, p.user_id, p.first_name, p.last_name, p.email, p.role, p.nmls_id, p.job_title, p.phone, p.avatar_url, u.user_email';

	private readonly RowPages $pages;

	public function __construct(
		private readonly Database $database,
		private readonly SearchIndex $index,
	) {
		$this->pages = new RowPages( $database, self::COLUMNS );
	}

	/** @return array{list<Summary>, int} The page's profiles, and how many there are in all. */
	public function page( ListQuery $query ): array {
		list( $where, $values )  = $this->conditions( $query );
		list( $count, $counted ) = array() === $query->words ? $this->tally( $query ) : $this->count( $query, $where, $values );
		list( $rows, $total )    = $this->pages->read(
			new Selection(
				$where,
				$values,
				$count,
				$counted,
				$query->sort->columns(),
				$query->is_descending,
				self::index( $query ),
				array() !== $query->words,
				$query->page,
				$query->per_page
			)
		);
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
	 * Left to itself, the database reads and sorts the whole of a small table where an index has the order.
	 *
	 * @return literal-string
	 */
	private static function index( ListQuery $query ): string {
		return $query->scope->is_everyone && array() === $query->words
			? 'FORCE INDEX (' . $query->sort->index( null !== $query->role ) . ')'
			: '';
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
