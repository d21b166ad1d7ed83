<?php

declare( strict_types=1 );

namespace Svc\Users\Storage\History;

use Svc\Kernel\Database\Database;
use Svc\Users\Storage\Profile;

/**
 * Records changes of profiles. The entries of a transaction are collected and written by one statement just before its commit,
 * so that both are stored or neither is. Outside a transaction they are written at once.
 *
 * @phpstan-import-type Changes from HistoryFields
 * @phpstan-import-type Entry from HistoryStore
 */
final class ChangeLog {

	private const LIVE    = 'live';
	private const TRASHED = 'trash';

	private ?Author $author = null;

	/** @var array<int, array{person_id: int, author: Author, changes: Changes}> By profile ID. */
	private array $pending = array();

	public function __construct(
		private readonly Database $database,
		private readonly HistoryFields $fields,
		private readonly HistoryStore $store,
	) {}

	/**
	 * The changes that the work makes are this author's. Inside it, the first author counts: an import is an import, although
	 * it calls the operations.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function by( Author $author, callable $work ): mixed {
		$before         = $this->author;
		$this->author ??= $author;
		try {
			return $work();
		} finally {
			$this->author = $before;
		}
	}

	public function created( Profile $profile ): void {
		$this->note( $profile->id, $profile->user_id, array( HistoryFields::PROFILE => array( null, self::LIVE ) ) );
	}

	public function updated( Profile $old, Profile $new ): void {
		$this->note( $new->id, $new->user_id, $this->fields->between( $old, $new ) );
	}

	/**
	 * @param array<string, mixed> $old Intranet fields that profiles have no copy of, by name.
	 * @param array<string, mixed> $new
	 */
	public function updated_uncopied( int $profile_id, int $person_id, array $old, array $new ): void {
		$this->note( $profile_id, $person_id, $this->fields->between_uncopied( $old, $new ) );
	}

	public function trashed( Profile $profile ): void {
		$this->note( $profile->id, $profile->user_id, array( HistoryFields::PROFILE => array( self::LIVE, self::TRASHED ) ) );
	}

	/** @param Profile $before As it was in the trash. */
	public function restored( Profile $before, Profile $profile ): void {
		$this->note( $profile->id, $profile->user_id, array( HistoryFields::PROFILE => array( self::TRASHED, self::LIVE ) ) + $this->fields->between( $before, $profile ) );
	}

	/** Deletes the history, which has the former values, and records that the profile was deleted for good. */
	public function deleted( Profile $profile, bool $was_trashed ): void {
		unset( $this->pending[ $profile->id ] );
		$this->store->delete_profile( $profile->id );
		$this->note( $profile->id, $profile->user_id, array( HistoryFields::PROFILE => array( $was_trashed ? self::TRASHED : self::LIVE, null ) ) );
	}

	/**
	 * Deletes all entries about a person, for the erasure of personal data.
	 *
	 * @return bool Whether there were any.
	 */
	public function erase( int $person_id ): bool {
		$this->pending = array_filter( $this->pending, static fn ( array $one ): bool => $one['person_id'] !== $person_id );
		return $this->store->delete_person( $person_id ) > 0;
	}

	/** @param Changes $changes A field that has changed already in this transaction keeps its first old value. */
	private function note( int $profile_id, int $person_id, array $changes ): void {
		if ( array() === $changes ) {
			return;
		}
		$is_first = array() === $this->pending;
		$known    = $this->pending[ $profile_id ]['changes'] ?? array();
		foreach ( $changes as $field => list( $old, $new ) ) {
			$known[ $field ] = array( array_key_exists( $field, $known ) ? $known[ $field ][0] : $old, $new );
		}
		$this->pending[ $profile_id ] = array(
			'person_id' => $person_id,
			'author'    => $this->pending[ $profile_id ]['author'] ?? $this->author ?? Author::current(),
			'changes'   => $known,
		);
		if ( $is_first ) {
			$this->database->before_commit( $this->write( ... ) );
			$this->database->afterwards( fn () => $this->pending = array() );
		}
	}

	private function write(): void {
		$entries       = array_merge( ...array_map( self::entries( ... ), array_keys( $this->pending ), $this->pending ) );
		$this->pending = array();
		if ( array() !== $entries ) {
			$this->store->insert( $entries, time() );
			if ( is_main_site() ) {
				$this->database->after_commit( HistoryCleaner::expect( ... ) );
			}
		}
	}

	/**
	 * @param array{person_id: int, author: Author, changes: Changes} $one
	 * @return list<Entry>
	 */
	private static function entries( int $profile_id, array $one ): array {
		$changes = array_filter( $one['changes'], static fn ( array $change ): bool => $change[0] !== $change[1] );
		$state   = $changes[ HistoryFields::PROFILE ] ?? null;
		if ( null !== $state && null === $state[0] ) {
			// The values that a profile begins with are no changes.
			$changes = array( HistoryFields::PROFILE => $state );
		}
		$entries = array();
		foreach ( $changes as $field => list( $old, $new ) ) {
			$entries[] = array(
				'profile_id' => $profile_id,
				'person_id'  => $one['person_id'],
				'author_id'  => $one['author']->user_id,
				'way'        => $one['author']->way->value,
				'field'      => $field,
				'old_value'  => $old,
				'new_value'  => $new,
			);
		}
		return $entries;
	}
}
