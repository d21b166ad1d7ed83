<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Role;

/**
 * Reads profiles: one row per account in a table of the network. ProfileRowWriter writes them.
 *
 * @phpstan-import-type Copy from IntranetMeta
 */
final class ProfileStore {

	/** An invalid manager reads as none, but the row keeps the value of the user meta. */
	private const SELECT = 'SELECT p.*, u.user_email, m.user_id AS known_manager_id FROM %i p
		LEFT JOIN %i u ON u.ID = p.user_id ' . KnownManagers::JOIN;

	public function __construct(
		private readonly Database $database,
		private readonly ProfileFields $fields,
	) {}

	public function find( int $id ): ?Profile {
		return $this->find_where( 'p.id = %d', $id )[0] ?? null;
	}

	public function find_by_user( int $user_id ): ?Profile {
		return $this->find_where( 'p.user_id = %d', $user_id )[0] ?? null;
	}

	/** @return iterable<list<Profile>> All profiles, in chunks. */
	public function batches(): iterable {
		$end = $this->last_id();
		for ( $last = 0; $last < $end; $last += 1000 ) {
			yield $this->between( $last, $last + 1000 );
		}
	}

	/**
	 * Calls it with all profiles, in chunks, each read and used under the lock, so that no write comes between.
	 *
	 * @param Closure(list<Profile>): void $use
	 */
	public function each_batch( Closure $use ): void {
		$end = $this->last_id();
		for ( $last = 0; $last < $end; $last += 1000 ) {
			$this->database->exclusively( 'profiles', fn () => $use( $this->between( $last, $last + 1000 ) ) );
		}
	}

	/** @return list<Profile> With ids above the first and up to the second. */
	public function between( int $after, int $until ): array {
		return $this->find_where( 'p.id > %d AND p.id <= %d', $after, $until );
	}

	/** @return list<Profile> */
	public function direct_reports( int $user_id ): array {
		return $this->find_where( 'p.manager_id = %d', $user_id );
	}

	/** @return Copy|null The row's copy of the intranet meta, with the manager even if invalid. */
	public function copy( int $user_id ): ?array {
		return $this->copies_where( 'user_id = %d', $user_id )[ $user_id ] ?? null;
	}

	/** @return iterable<array<int, Copy>> The copies of all profiles by user ID, in chunks. */
	public function copy_batches(): iterable {
		$last = 0;
		$end  = $this->last_id();
		while ( $last < $end ) {
			yield $this->copies_where( 'id > %d AND id <= %d', $last, $last + 1000 );
			$last += 1000;
		}
	}

	/**
	 * @param non-empty-list<int> $user_ids
	 * @return list<Profile>
	 */
	public function of_users( array $user_ids ): array {
		return $this->find_where( 'p.user_id IN (' . implode( ',', array_fill( 0, count( $user_ids ), '%d' ) ) . ')', ...$user_ids );
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<int, string> Names by user ID; accounts without a profile are left out.
	 */
	public function names( array $user_ids ): array {
		if ( array() === $user_ids ) {
			return array();
		}
		$marks = implode( ',', array_fill( 0, count( $user_ids ), '%d' ) );
		$rows  = $this->database->rows( "SELECT user_id, first_name, last_name FROM %i WHERE user_id IN ($marks)", $this->table(), ...$user_ids );
		return array_combine(
			array_map( 'intval', array_column( $rows, 'user_id' ) ),
			array_map( static fn ( array $row ): string => "{$row['first_name']} {$row['last_name']}", $rows )
		);
	}

	/** @return list<Profile> */
	public function with_photo( int $site_id, ?int $attachment_id = null ): array {
		return null === $attachment_id
			? $this->find_where( 'p.avatar_site_id = %d', $site_id )
			: $this->find_where( 'p.avatar_site_id = %d AND p.avatar_id = %d', $site_id, $attachment_id );
	}

	/**
	 * A person and all managers above, up to the top or to the first repeated one.
	 *
	 * @return list<array{user_id: int, manager_id: int|null, name: string, is_person: bool}> The person first.
	 */
	public function chain( int $user_id ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'user_id'    => (int) $row['user_id'],
				'manager_id' => null === $row['manager_id'] ? null : (int) $row['manager_id'],
				'name'       => "{$row['first_name']} {$row['last_name']}",
				'is_person'  => Role::from( (string) $row['role'] )->is_person(),
			),
			( new ChainRows( $this->database ) )->of( $user_id, 'p.user_id, p.manager_id, p.first_name, p.last_name, p.role' )
		);
	}

	/**
	 * @param literal-string $condition
	 * @return list<Profile>
	 */
	private function find_where( string $condition, int ...$values ): array {
		$rows = $this->database->rows(
			self::SELECT . " WHERE $condition ORDER BY p.id",
			$this->table(),
			$this->database->wpdb->users,
			$this->table(),
			...$values
		);
		$columns = $this->fields->columns();
		return array_map( static fn ( array $row ): Profile => ProfileRow::profile( $row, $columns ), $rows );
	}

	/**
	 * @param literal-string $condition
	 * @return array<int, Copy>
	 */
	private function copies_where( string $condition, int ...$values ): array {
		$copies = array();
		foreach ( $this->database->rows( "SELECT user_id, department, manager_id, office_location, extension, start_date FROM %i WHERE $condition ORDER BY id", $this->table(), ...$values ) as $row ) {
			$copies[ (int) $row['user_id'] ] = array(
				'department'      => (string) $row['department'],
				'manager_id'      => null === $row['manager_id'] ? null : (int) $row['manager_id'],
				'office_location' => (string) $row['office_location'],
				'extension'       => (string) $row['extension'],
				'start_date'      => (string) $row['start_date'],
			);
		}
		return $copies;
	}

	private function last_id(): int {
		return (int) ( $this->database->row( 'SELECT MAX(id) AS id FROM %i', $this->table() )['id'] ?? 0 );
	}

	private function table(): string {
		return $this->database->table( 'profiles' );
	}
}
