<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\RowStream;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\GroupCounts;
use Svc\Users\Storage\ListCounts;
use Svc\Users\Storage\PositionStore;

/**
 * Reads the tables directly, without the code that tolerates invalid data.
 *
 * @phpstan-type Row array<string, string|null>
 */
final class RepairStore {

	/** Columns derived from other columns, the account or its user meta. */
	private const DERIVED = 'department, manager_id, office_location, extension, start_date, is_person, has_manager, account_email, first_key, last_key, email_key, title_key, department_key, office_key';

	private readonly RowStream $stream;

	public function __construct( private readonly Database $database ) {
		$this->stream = new RowStream( $database );
	}

	/** The last ID of the next $number profiles, or null where there are none. */
	public function end_of( int $number, int $after ): ?int {
		$last = $this->database->row( 'SELECT MAX(id) AS id FROM (SELECT id FROM %i WHERE id > %d ORDER BY id LIMIT %d) AS some', $this->profiles(), $after, $number );
		return isset( $last['id'] ) ? (int) $last['id'] : null;
	}

	/** @return list<Row> Profiles without account: id, first_name, last_name. */
	public function without_account( int $after, int $until ): array {
		return $this->database->rows(
			'SELECT p.id, p.first_name, p.last_name FROM %i p LEFT JOIN %i u ON u.ID = p.user_id
			WHERE p.id > %d AND p.id <= %d AND u.ID IS NULL ORDER BY p.id',
			$this->profiles(),
			$this->database->wpdb->users,
			$after,
			$until
		);
	}

	/** @return list<Row> Profiles with more than one user meta row of a key: id, first_name, last_name, user_id, meta_key. */
	public function doubled_meta( int $after, int $until ): array {
		$keys = ( new IntranetFields() )->keys();
		return $this->database->rows(
			'SELECT p.id, p.first_name, p.last_name, p.user_id, m.meta_key FROM %i p JOIN %i m ON m.user_id = p.user_id
			WHERE p.id > %d AND p.id <= %d AND m.meta_key IN (' . implode( ',', array_fill( 0, count( $keys ), '%s' ) ) . ')
			GROUP BY p.id, p.first_name, p.last_name, p.user_id, m.meta_key HAVING COUNT(*) > 1 ORDER BY p.id',
			$this->profiles(),
			$this->database->wpdb->usermeta,
			$after,
			$until,
			...$keys
		);
	}

	/** @return list<Row> Accounts with more than one user meta row of a key, with or without profile: user_id, display_name, meta_key. */
	public function doubled_account_meta( string ...$keys ): array {
		return $this->database->rows(
			'SELECT m.user_id, u.display_name, m.meta_key FROM %i m JOIN %i u ON u.ID = m.user_id
			WHERE m.meta_key IN (' . implode( ',', array_fill( 0, count( $keys ), '%s' ) ) . ')
			GROUP BY m.user_id, u.display_name, m.meta_key HAVING COUNT(*) > 1 ORDER BY m.user_id',
			$this->database->wpdb->usermeta,
			$this->database->wpdb->users,
			...array_values( $keys )
		);
	}

	/** @return list<int> IDs of the account's rows of this key. The first is the one that WordPress reads. */
	public function meta_ids( int $user_id, string $key ): array {
		$rows = $this->database->rows( 'SELECT umeta_id, meta_key FROM %i WHERE user_id = %d AND meta_key = %s ORDER BY umeta_id', $this->database->wpdb->usermeta, $user_id, $key );
		// The database's collation may match keys that differ in case or accents.
		$same = array_filter( $rows, static fn ( array $row ): bool => $row['meta_key'] === $key );
		return array_map( 'intval', array_column( $same, 'umeta_id' ) );
	}

	/** @return array<int, Row> The derived columns by profile ID. */
	public function derived( int $after, int $until ): array {
		$rows = $this->database->rows( 'SELECT id, ' . self::DERIVED . ' FROM %i WHERE id > %d AND id <= %d', $this->profiles(), $after, $until );
		$derived = array();
		foreach ( $rows as $row ) {
			$derived[ (int) $row['id'] ] = array_diff_key( $row, array( 'id' => true ) );
		}
		return $derived;
	}

	/** @param non-empty-array<string, string|int> $columns */
	public function rewrite( int $profile_id, array $columns ): void {
		$values = array();
		foreach ( $columns as $column => $value ) {
			array_push( $values, $column, (string) $value );
		}
		$sets = implode( ', ', array_fill( 0, count( $columns ), '%i = %s' ) );
		$this->database->execute( "UPDATE %i SET $sets WHERE id = %d", $this->profiles(), ...$values, ...array( $profile_id ) );
	}

	/** @return array<int, array<int, array{int, int}>> Profile ID => number of the field => number of suffixes, and the sum of their CRC-32. */
	public function words( int $after, int $until ): array {
		/** @var array<int, array<int, array{int, int}>> $words */
		$words = array();
		$this->stream->each(
			static function ( array $row ) use ( &$words ): void {
				list( $profile_id, $field, $suffix ) = $row;

				list( $number, $sum ) = $words[ (int) $profile_id ][ (int) $field ] ?? array( 0, 0 );

				$words[ (int) $profile_id ][ (int) $field ] = array( $number + 1, $sum + crc32( (string) $suffix ) );
			},
			'SELECT s.profile_id, s.field, s.suffix FROM %i p JOIN %i s ON s.profile_id = p.id WHERE p.id > %d AND p.id <= %d',
			$this->profiles(),
			$this->words_table(),
			$after,
			$until
		);
		return $words;
	}

	/** @return list<int> IDs of deleted profiles that have words in the index. */
	public function words_of_nobody(): array {
		$rows = $this->database->rows(
			'SELECT s.profile_id FROM (SELECT DISTINCT profile_id FROM %i) AS s LEFT JOIN %i p ON p.id = s.profile_id WHERE p.id IS NULL',
			$this->words_table(),
			$this->profiles()
		);
		return array_map( 'intval', array_column( $rows, 'profile_id' ) );
	}

	/** @return list<Row> Profiles with an invalid manager: id, first_name, last_name, user_id. */
	public function with_lost_manager( int $after, int $until ): array {
		return $this->database->rows(
			"SELECT p.id, p.first_name, p.last_name, p.user_id FROM %i p LEFT JOIN %i m ON m.user_id = p.manager_id AND m.role <> 'realtor_partner'
			WHERE p.id > %d AND p.id <= %d AND p.manager_id IS NOT NULL AND (m.id IS NULL OR p.role = 'realtor_partner') ORDER BY p.id",
			$this->profiles(),
			$this->profiles(),
			$after,
			$until
		);
	}

	/** @return array<int, int> User ID => user ID of the manager, of people with a manager. */
	public function links(): array {
		$links = array();
		$this->stream->each(
			static function ( array $row ) use ( &$links ): void {
				$links[ (int) $row[0] ] = (int) $row[1];
			},
			"SELECT user_id, manager_id FROM %i WHERE manager_id IS NOT NULL AND role <> 'realtor_partner'",
			$this->profiles()
		);
		return $links;
	}

	/** @return list<Row> Vacancies with a manager who is no person: id, title. */
	public function positions_without_manager(): array {
		return $this->database->rows(
			'SELECT v.id, v.title FROM %i v LEFT JOIN %i m ON m.user_id = v.manager_id AND m.is_person = 1 WHERE v.manager_id IS NOT NULL AND m.id IS NULL ORDER BY v.id',
			$this->database->table( 'positions' ),
			$this->profiles()
		);
	}

	/** @return list<Row> People who are below a vacancy and do not report to its manager: id (the user's), title. */
	public function lost_reports(): array {
		return $this->database->rows(
			'SELECT r.user_id AS id, v.title FROM %i r LEFT JOIN %i v ON v.id = r.position_id ' . PositionStore::PEOPLE . ' WHERE v.id IS NULL OR p.id IS NULL ORDER BY r.user_id',
			$this->database->table( 'position_reports' ),
			$this->database->table( 'positions' ),
			$this->profiles(),
			$this->profiles()
		);
	}

	/** @return list<Row> People whose accounts have this field: id, user_id, first_name, last_name. */
	public function people_with( string $field ): array {
		return $this->database->rows(
			'SELECT DISTINCT p.id, p.user_id, p.first_name, p.last_name FROM %i m JOIN %i p ON p.user_id = m.user_id WHERE m.meta_key = %s AND p.is_person = 1 ORDER BY p.id',
			$this->database->wpdb->usermeta,
			$this->profiles(),
			IntranetFields::key( $field )
		);
	}

	/** @return array<string, int> By role, zeros included. */
	public function counted_roles(): array {
		$rows = $this->database->rows( 'SELECT role, COUNT(*) AS number FROM %i GROUP BY role', $this->profiles() );
		$counted = array_fill_keys( Role::slugs(), 0 );
		foreach ( $rows as $row ) {
			$counted[ (string) $row['role'] ] = (int) $row['number'];
		}
		return $counted;
	}

	/** @return array<string, int> The stored numbers by role. A role may be missing. */
	public function kept_counts(): array {
		return ( new ListCounts( $this->database ) )->kept();
	}

	/** @return list<Row> Counted numbers of people by department, office and role. */
	public function counted_groups(): array {
		return $this->database->rows( GroupCounts::COUNTED . ' ORDER BY department_key, office_key, role', $this->profiles() );
	}

	/** @return list<Row> The stored numbers in the same form. */
	public function kept_groups( string $table ): array {
		return $this->database->rows( 'SELECT department_key, office_key, role, number FROM %i ORDER BY department_key, office_key, role', $table );
	}

	public function keep_count( string $role, int $number ): void {
		$this->database->execute( 'INSERT IGNORE INTO %i (name, value) VALUES (%s, 0)', $this->state(), "count:$role" );
		$this->database->execute( 'UPDATE %i SET value = %d WHERE name = %s', $this->state(), $number, "count:$role" );
	}

	private function profiles(): string {
		return $this->database->table( 'profiles' );
	}

	private function words_table(): string {
		return $this->database->table( 'search' );
	}

	private function state(): string {
		return $this->database->table( 'state' );
	}
}
