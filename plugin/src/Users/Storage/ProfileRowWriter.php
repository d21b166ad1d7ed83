<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Users\Fields\Role;

/** Writes the rows of profiles with what is derived from them: search index, counts, the version of the org chart. */
final class ProfileRowWriter {

	private readonly KnownManagers $managers;
	private readonly AccountEmails $emails;
	private readonly GroupCounts $groups;
	private readonly ChartVersion $charts;
	private readonly OpenManagerStore $open_managers;
	private readonly TrashLinkStore $trash_links;
	private readonly PositionStore $positions;

	public function __construct(
		private readonly Database $database,
		private readonly ProfileStore $store,
		private readonly SearchIndex $index,
	) {
		$this->managers      = new KnownManagers( $database );
		$this->emails        = new AccountEmails( $database );
		$this->groups        = new GroupCounts( $database );
		$this->charts        = new ChartVersion( $database );
		$this->open_managers = new OpenManagerStore( $database );
		$this->trash_links   = new TrashLinkStore( $database );
		$this->positions     = new PositionStore( $database );
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
		$users = array_map( static fn ( Profile $profile ): int => $profile->user_id, $profiles );
		$this->note_callers( $users );
		$this->managers->settle( $users );
		$this->emails->settle( $users );
		$stored = $this->store->of_users( $users );
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
		if ( isset( $changes['user_id'] ) || isset( $changes['role'] ) ) {
			$this->note_callers( array( $old->user_id, $new->user_id ) );
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
		$this->charts->note( ...$this->store->of_users( $user_ids ) );
	}

	/** To be called after the dotted lines of a person changed, inside the writers' lock. */
	public function note_drawn(): void {
		$this->charts->move();
	}

	public function delete( Profile $profile ): void {
		$this->database->execute( 'DELETE FROM %i WHERE id = %d', $this->table(), $profile->id );
		$this->note_callers( array( $profile->user_id ) );
		$this->index->remove( $profile->id );
		$this->groups->remove( $profile );
		$this->charts->note( $profile );
		$this->managers->settle( array( $profile->user_id ) );
		$this->open_managers->close( $profile->user_id );
		$this->positions->leave( $profile->user_id );
		$this->count( $profile->role, -1 );
	}

	/** @param list<int> $user_ids */
	private function note_callers( array $user_ids ): void {
		CallerCache::change( $user_ids );
		$this->database->afterwards( static fn () => CallerCache::change( $user_ids ) );
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
