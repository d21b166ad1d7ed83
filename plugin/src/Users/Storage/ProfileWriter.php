<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Storage\History\Author;
use Svc\Users\Storage\History\ChangeLog;

/**
 * Writes a profile with its dependent data: the account's intranet fields, the reports' managers, vacancies and dotted lines below it, the counts.
 *
 * Only one writer runs at a time in the whole network, because two concurrent valid writes could together break a rule.
 */
final class ProfileWriter {

	public function __construct(
		private readonly Database $database,
		private readonly ProfileStore $store,
		private readonly ProfileRowWriter $rows,
		private readonly IntranetMeta $intranet,
		private readonly PositionStore $positions,
		private readonly DottedLines $lines,
		private readonly ChangeLog $log,
	) {}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @param Author|null   $author Who makes the changes; by default WordPress's functions do.
	 * @return T
	 */
	public function exclusively( callable $work, ?Author $author = null ): mixed {
		return $this->log->by( $author ?? Author::current(), fn () => $this->database->exclusively( 'profiles', $work ) );
	}

	/** Department and manager in user meta are kept unless the profile sets them. To be called inside the lock. */
	public function create( Profile $profile, bool $has_department, bool $has_manager ): Profile {
		$this->intranet->forget( $profile->user_id );
		$copy = $this->intranet->copy( $profile->user_id );
		if ( $has_department ) {
			$copy['department'] = $profile->department;
		}
		if ( $has_manager || ! $profile->role->is_person() ) {
			$copy['manager_id'] = $profile->manager_id;
		}
		$stored = $this->rows->insert( $profile->with( $copy ) );
		if ( $has_department ) {
			$this->intranet->write( $stored->user_id, IntranetKey::Department, $stored->department );
		}
		if ( $has_manager || ! $stored->role->is_person() ) {
			$this->intranet->write( $stored->user_id, IntranetKey::ReportsTo, $profile->manager_id );
		}
		$this->log->created( $stored );
		$this->announce_creation( $stored );
		return $stored;
	}

	/** Inside the lock. */
	public function update( Profile $old, Profile $new ): void {
		$this->log->updated( $old, $new );
		if ( $old->role->is_person() && ! $new->role->is_person() ) {
			$this->hand_over_reports( $old, $old->manager_id );
			$this->end_lines( $old->user_id );
		}
		if ( ! $old->role->is_person() && $new->role->is_person() ) {
			// The manager in a realtor partner's user meta was never validated.
			$old = $old->with( array( 'manager_id' => $this->intranet->copy( $old->user_id )['manager_id'] ) );
		}
		if ( $old->user_id !== $new->user_id ) {
			$this->intranet->move( $old->user_id, $new->user_id );
			$this->positions->move( $old->user_id, $new->user_id );
			$this->hand_over_reports( $old, $new->user_id );
			$this->end_lines( $old->user_id, $new->user_id );
		}
		foreach ( IntranetKey::copied() as $property => $key ) {
			if ( $old->{$property} !== $new->{$property} ) {
				$this->intranet->write( $new->user_id, $key, $new->{$property} );
			}
		}
		$this->rows->update( $old, $new );
		$this->announce_update( $old, $new );
	}

	/**
	 * Writes intranet fields that the profile has no copy of. To be called inside the lock.
	 *
	 * @param array<string, mixed> $old By name.
	 * @param array<string, mixed> $new
	 */
	public function update_uncopied( Profile $profile, array $old, array $new ): void {
		foreach ( $new as $name => $value ) {
			if ( $old[ $name ] !== $value ) {
				$this->intranet->write_field( $profile->user_id, $name, $value );
			}
		}
		$this->log->updated_uncopied( $profile->id, $profile->user_id, $old, $new );
	}

	/**
	 * Deletes the profile without a trace; ProfileTrash keeps what is to be restored. To be called inside the lock.
	 *
	 * @return list<int> Profile IDs of the reports, who have moved up.
	 */
	public function delete( Profile $profile ): array {
		$reports = $this->hand_over_reports( $profile, $profile->manager_id );
		$this->end_lines( $profile->user_id );
		$this->intranet->clear( $profile->user_id );
		$this->rows->delete( $profile );
		$this->database->after_commit(
			static function () use ( $profile ): void {
				/** Fires after a profile has been deleted, to the trash or for good. */
				do_action( 'svc_profile_deleted', $profile );
			}
		);
		return $reports;
	}

	/** Stores a profile that was in the trash, under its former id. To be called inside the lock, after its user meta are back. */
	public function bring_back( Profile $profile ): Profile {
		$stored = $this->rows->insert( $profile );
		$this->announce_creation( $stored );
		return $stored;
	}

	/**
	 * For changes that other code has already written. To be called inside the lock.
	 *
	 * @param array<string, mixed> $changes
	 */
	public function take_up( Profile $old, array $changes ): void {
		$new = $old->with( $changes );
		$this->rows->update( $old, $new );
		$stored = $this->store->find( $old->id ) ?? $new;
		$this->log->updated( $old, $stored );
		$this->announce_update( $old, $stored );
	}

	/** For changes of user meta by other code. To be called inside the lock. */
	public function take_up_meta( Profile $profile ): void {
		$this->intranet->forget( $profile->user_id );
		// The row may have an invalid manager, which reads as none.
		$old = $profile->with( $this->store->copy( $profile->user_id ) ?? array() );
		$new = $profile->with( $this->intranet->copy( $profile->user_id ) );
		$this->rows->update( $old, $new );
		$stored = $this->store->find( $profile->id ) ?? $new;
		$this->log->updated( $profile, $stored );
		$this->announce_update( $profile, $stored );
	}

	/** @return list<int> Profile IDs of the reports. */
	private function hand_over_reports( Profile $manager, ?int $new_manager_id ): array {
		$this->positions->hand_over( $manager->user_id, $new_manager_id );
		$reports = $this->store->direct_reports( $manager->user_id );
		foreach ( $reports as $report ) {
			$above = $report->user_id === $new_manager_id ? null : $new_manager_id;
			$moved = $report->with( array( 'manager_id' => $above ) );
			$this->intranet->write( $report->user_id, IntranetKey::ReportsTo, $above );
			$this->rows->update( $report->with( array( 'manager_id' => $manager->user_id ) ), $moved );
			$this->log->updated( $report, $moved );
			$this->announce_update( $report, $moved );
		}
		return array_map( static fn ( Profile $report ): int => $report->id, $reports );
	}

	private function end_lines( int $manager_id, ?int $new_manager_id = null ): void {
		foreach ( $this->lines->end( $manager_id, $new_manager_id ) as list( $profile_id, $user_id, $old, $new ) ) {
			$this->log->updated_uncopied( $profile_id, $user_id, array( DottedLines::field() => $old ), array( DottedLines::field() => $new ) );
		}
	}

	private function announce_creation( Profile $stored ): void {
		$this->database->after_commit(
			static function () use ( $stored ): void {
				/** Fires after a profile has been created, or restored from the trash. */
				do_action( 'svc_profile_created', $stored );
			}
		);
	}

	private function announce_update( Profile $old, Profile $new ): void {
		// Comparing the objects with == would treat "10" and "010" as equal.
		if ( ProfileRow::of( $old ) === ProfileRow::of( $new ) ) {
			return;
		}
		$this->database->after_commit(
			static function () use ( $old, $new ): void {
				/** Fires after a profile has been changed. */
				do_action( 'svc_profile_updated', $new, $old );
			}
		);
	}
}
