<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Role;

/**
 * Stores profiles: one row per account in a table of the network, with search index and counts.
 *
 * @phpstan-import-type Copy from IntranetMeta
 */
final class ProfileStore {

	/** An invalid manager reads as none, but the row keeps the value of the user meta. */
	private const SELECT = 'SELECT p.*, u.user_email, m.user_id AS known_manager_id FROM %i p
		LEFT JOIN %i u ON u.ID = p.user_id ' . KnownManagers::JOIN;

	private readonly KnownManagers $managers;
	private readonly AccountEmails $emails;
	private readonly GroupCounts $groups;
	private readonly ChartVersion $charts;
	private readonly OpenManagerStore $open_managers;
	private readonly TrashLinkStore $trash_links;
	private readonly PositionStore $positions;

	public function __construct(
		private readonly Database $database,
		private readonly SearchIndex $index,
		private readonly ProfileFields $fields,
	) {
		$this->managers = new KnownManagers( $database );
		$this->emails   = new AccountEmails( $database );
		$this->groups   = new GroupCounts( $database );
		$this->charts   = new ChartVersion( $database );
		$this->open_managers = new OpenManagerStore( $database );
		$this->trash_links = new TrashLinkStore( $database );
		$this->positions = new PositionStore( $database );
	}

	public function find( int $id ): ?Profile {
		return $this->find_where( 'p.id = %d', $id )[0] ?? null;
	}

	public function find_by_user( int $user_id ): ?Profile {
		return $this->find_where( 'p.user_id = %d', $user_id )[0] ?? null;
	}

	public function standing( int $user_id ): ?CallerProfile {
		$row = $this->database->row( 'SELECT id, role FROM %i WHERE user_id = %d', $this->table(), $user_id );
		return null === $row ? null : new CallerProfile( (int) $row['id'], Role::from( (string) $row['role'] ) );
	}

	/** @return iterable<list<Profile>> All profiles, in chunks. */
	public function batches(): iterable {
		$last = 0;
		$end  = $this->last_id();
		while ( $last < $end ) {
			yield $this->between( $last, $last + 1000 );
			$last += 1000;
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

	/** @return list<Profile> */
	public function with_photo( int $site_id, ?int $attachment_id = null ): array {
		return null === $attachment_id
			? $this->find_where( 'p.avatar_site_id = %d', $site_id )
			: $this->find_where( 'p.avatar_site_id = %d AND p.avatar_id = %d', $site_id, $attachment_id );
	}

	public function insert( Profile $profile ): Profile {
		return $this->insert_many( array( $profile ) )[0];
	}

	/**
	 * As insert(), for many profiles at once. Their accounts must not have a profile yet. A restored profile brings its id.
	 *
	 * @param non-empty-list<Profile> $profiles
	 * @return list<Profile> With their ids.
	 */
	public function insert_many( array $profiles ): array {
		$rows    = array_map( static fn ( Profile $profile ): array => ProfileRow::of( $profile ) + ( 0 === $profile->id ? array() : array( 'id' => $profile->id ) ), $profiles );
		$columns = array_keys( $rows[0] );
		$names   = implode( ',', array_fill( 0, count( $columns ), '%i' ) );
		$marks   = array();
		$values  = array();
		foreach ( $rows as $row ) {
			$marks[] = '(' . $this->marks( $row, $values ) . ')';
		}
		$this->database->execute( "INSERT INTO %i ($names) VALUES " . implode( ',', $marks ), $this->table(), ...$columns, ...$values );
		$users  = array_map( static fn ( Profile $profile ): int => $profile->user_id, $profiles );
		$this->managers->settle( $users );
		$this->emails->settle( $users );
		$stored = $this->find_where( 'p.user_id IN (' . implode( ',', array_fill( 0, count( $users ), '%d' ) ) . ')', ...$users );
		$this->index->add( $stored );
		$this->groups->add( $stored );
		$this->charts->note( ...$stored );
		foreach ( array_count_values( array_map( static fn ( Profile $profile ): string => $profile->role->value, $profiles ) ) as $role => $number ) {
			$this->count( Role::from( $role ), $number );
		}
		return $stored;
	}

	public function update( Profile $old, Profile $new ): void {
		// Writes changed columns only, so that an invalid manager, which reads as none, stays in the row.
		$changes = array_diff_assoc( ProfileRow::of( $new ), ProfileRow::of( $old ) );
		if ( array() === $changes ) {
			return;
		}
		$values = array();
		$sets   = array();
		foreach ( $changes as $column => $value ) {
			$values[] = $column;
			$sets[]   = '%i = ' . $this->marks( array( $value ), $values );
		}
		$this->database->execute( 'UPDATE %i SET ' . implode( ', ', $sets ) . ' WHERE id = %d', $this->table(), ...$values, ...array( $new->id ) );
		$this->index->replace( $old, $new );
		$this->groups->move( $old, $new );
		$this->charts->note_update( $old, $new, $changes );
		if ( array_key_exists( 'manager_id', $changes ) ) {
			$this->trash_links->forget( $new->id );
		}
		if ( array() !== array_intersect_key( $changes, array_flip( array( 'user_id', 'manager_id', 'role' ) ) ) ) {
			$this->managers->settle( array( $old->user_id, $new->user_id ) );
			$this->open_managers->follow( $old, $new );
			$this->positions->settle( array( $old->user_id, $new->user_id ) );
		}
		if ( $old->user_id !== $new->user_id ) {
			$this->emails->settle( array( $new->user_id ) );
		}
		if ( $old->role !== $new->role ) {
			$this->count( $old->role, -1 );
			$this->count( $new->role, 1 );
		}
	}

	/**
	 * To be called after other code wrote the rows of these people or of their managers.
	 *
	 * @param non-empty-list<int> $user_ids
	 */
	public function settle_managers( array $user_ids ): void {
		$this->managers->settle( $user_ids );
	}

	/**
	 * To be called after the e-mails of these accounts changed.
	 *
	 * @param non-empty-list<int> $user_ids
	 */
	public function settle_emails( array $user_ids ): void {
		$this->emails->settle( $user_ids );
		$this->charts->note( ...$this->find_where( 'p.user_id IN (' . implode( ',', array_fill( 0, count( $user_ids ), '%d' ) ) . ')', ...$user_ids ) );
	}

	/** To be called after the dotted lines of a person changed, inside the writers' lock. */
	public function note_drawn(): void {
		$this->charts->move();
	}

	public function delete( Profile $profile ): void {
		$this->database->execute( 'DELETE FROM %i WHERE id = %d', $this->table(), $profile->id );
		$this->index->remove( $profile->id );
		$this->groups->remove( $profile );
		$this->charts->note( $profile );
		$this->managers->settle( array( $profile->user_id ) );
		$this->open_managers->close( $profile->user_id );
		$this->positions->leave( $profile->user_id );
		$this->count( $profile->role, -1 );
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

	private function count( Role $role, int $change ): void {
		$this->database->execute( 'UPDATE %i SET value = value + %d WHERE name = %s', $this->database->table( 'state' ), $change, "count:$role->value" );
	}

	private function table(): string {
		return $this->database->table( 'profiles' );
	}

	/**
	 * Placeholders for a row; adds their values to the list. NULL is written literally, because prepare() does not support it.
	 *
	 * @param array<array-key, string|int|null> $row
	 * @param list<string|int>                  $values
	 * @return literal-string
	 */
	private function marks( array $row, array &$values ): string {
		$marks = array();
		foreach ( $row as $value ) {
			$marks[] = null === $value ? 'NULL' : ( is_int( $value ) ? '%d' : '%s' );
			if ( null !== $value ) {
				$values[] = $value;
			}
		}
		return implode( ',', $marks );
	}
}
