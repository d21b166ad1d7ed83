<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Kernel\Database\Database;
use Svc\Users\Intranet\IntranetKey;
use Svc\Users\Profiles\Role;

/**
 * What the tables themselves hold, past all that reads it kindly.
 *
 * @phpstan-type Row array<string, string|null>
 */
final class RepairStore {

	/** What a row has of itself or of the account's user meta, and could be made anew. */
	private const DERIVED = 'department, manager_id, office_location, extension, start_date, is_person, first_key, last_key, email_key, title_key, department_key, office_key';

	public function __construct( private readonly Database $database ) {}

	/** The last of the next so many profiles, or null where there are no more. */
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

	/** @return list<Row> Of profiles with more than one row of a key: id, first_name, last_name, user_id, meta_key. */
	public function doubled_meta( int $after, int $until ): array {
		$keys = array_column( IntranetKey::cases(), 'value' );
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

	/** @return list<int> The rows of a user's key, the one first that WordPress reads. */
	public function meta_ids( int $user_id, string $key ): array {
		$rows = $this->database->rows( 'SELECT umeta_id FROM %i WHERE user_id = %d AND meta_key = %s ORDER BY umeta_id', $this->database->wpdb->usermeta, $user_id, $key );
		return array_map( 'intval', array_column( $rows, 'umeta_id' ) );
	}

	/** @return array<int, Row> What could be made anew, by the profile's id. */
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

	/** @return array<int, array<int, array<string, true>>> Profile's id => number of the field => its words' ends. */
	public function words( int $after, int $until ): array {
		$words = array();
		$rows  = $this->database->rows(
			'SELECT s.profile_id, s.field, s.suffix FROM %i p JOIN %i s ON s.profile_id = p.id WHERE p.id > %d AND p.id <= %d',
			$this->profiles(),
			$this->words_table(),
			$after,
			$until
		);
		foreach ( $rows as $row ) {
			$words[ (int) $row['profile_id'] ][ (int) $row['field'] ][ (string) $row['suffix'] ] = true;
		}
		return $words;
	}

	/** @return list<int> Ids of profiles that are gone, and have words still. */
	public function words_of_nobody(): array {
		$rows = $this->database->rows(
			'SELECT s.profile_id FROM (SELECT DISTINCT profile_id FROM %i) AS s LEFT JOIN %i p ON p.id = s.profile_id WHERE p.id IS NULL',
			$this->words_table(),
			$this->profiles()
		);
		return array_map( 'intval', array_column( $rows, 'profile_id' ) );
	}

	/** @return list<Row> Those whose manager cannot be one: id, first_name, last_name, user_id. */
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

	/** @return list<Row> Of those who have a manager and may: user_id, manager_id. */
	public function links(): array {
		return $this->database->rows( "SELECT user_id, manager_id FROM %i WHERE manager_id IS NOT NULL AND role <> 'realtor_partner'", $this->profiles() );
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

	/** @return array<string, int> By role, where there is one. */
	public function kept_counts(): array {
		$rows = $this->database->rows( "SELECT name, value FROM %i WHERE name >= 'count:' AND name < 'count;'", $this->state() );
		$kept = array();
		foreach ( $rows as $row ) {
			$kept[ substr( (string) $row['name'], strlen( 'count:' ) ) ] = (int) $row['value'];
		}
		return $kept;
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
