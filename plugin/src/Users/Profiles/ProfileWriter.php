<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Database\Database;
use Svc\Users\Intranet\IntranetMeta;

/**
 * Writes a profile with all that hangs on it: the account's intranet fields, the reports' managers, the counts.
 *
 * One writer at a time in the whole network, so that no rule can be broken by two that each obey it.
 */
final class ProfileWriter {

	public function __construct(
		private readonly Database $database,
		private readonly ProfileStore $store,
		private readonly IntranetMeta $intranet,
	) {}

	/** Follows what others write: the accounts, their user meta, the media library. */
	public function register( Photos $photos ): void {
		$this->intranet->watch( array( $this, 'take_up_intranet_meta' ) );
		$photos->watch(
			fn ( int $site_id, int $attachment_id, ?string $url ) => $this->update_photos( $site_id, $attachment_id, $url ),
			fn ( int $site_id ) => $this->update_photos( $site_id, null, null )
		);
		// On a network this also fires when somebody is merely removed from one site.
		add_action( 'deleted_user', array( $this, 'delete_if_account_is_gone' ) );
		add_action( 'wpmu_delete_user', fn ( int $user_id ) => $this->delete_of_user( $user_id ) );
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( callable $work ): mixed {
		return $this->database->exclusively( 'profiles', $work );
	}

	/** Inside the lock. */
	public function create( Profile $profile, bool $has_department, bool $has_manager ): Profile {
		$stored = $this->store->insert(
			$profile->with(
				array(
					'department' => $has_department ? $profile->department : $this->intranet->department( $profile->user_id ),
					'manager_id' => $has_manager || ! $profile->role->is_person() ? $profile->manager_id : $this->intranet->manager_id( $profile->user_id ),
				)
			)
		);
		if ( $has_department ) {
			$this->intranet->write_department( $stored->user_id, $stored->department );
		}
		if ( $has_manager || ! $stored->role->is_person() ) {
			$this->intranet->write_manager( $stored->user_id, $profile->manager_id );
		}
		$this->database->after_commit(
			static function () use ( $stored ): void {
				/** Fires after a profile has been created. */
				do_action( 'svc_profile_created', $stored );
			}
		);
		return $stored;
	}

	/** Inside the lock. */
	public function update( Profile $old, Profile $new ): void {
		if ( $old->role->is_person() && ! $new->role->is_person() ) {
			$this->hand_over_reports( $old, $old->manager_id );
			$new = $new->with( array( 'manager_id' => null ) );
		}
		if ( $old->user_id !== $new->user_id ) {
			$this->intranet->move( $old->user_id, $new->user_id );
			$this->hand_over_reports( $old, $new->user_id );
		}
		if ( $old->department !== $new->department ) {
			$this->intranet->write_department( $new->user_id, $new->department );
		}
		if ( $old->manager_id !== $new->manager_id ) {
			$this->intranet->write_manager( $new->user_id, $new->manager_id );
		}
		$this->store->update( $old, $new );
		$this->announce_update( $old, $new );
	}

	/** Inside the lock. */
	public function delete( Profile $profile ): void {
		$this->hand_over_reports( $profile, $profile->manager_id );
		$this->intranet->clear( $profile->user_id );
		$this->store->delete( $profile );
		$this->database->after_commit(
			static function () use ( $profile ): void {
				/** Fires after a profile has been deleted. */
				do_action( 'svc_profile_deleted', $profile );
			}
		);
	}

	public function take_up_intranet_meta( int $user_id ): void {
		if ( null === $this->store->find_by_user( $user_id ) ) {
			return;
		}
		$this->exclusively(
			function () use ( $user_id ): void {
				$old = $this->store->find_by_user( $user_id );
				if ( null === $old ) {
					return;
				}
				$new = $old->with(
					array(
						'department' => $this->intranet->department( $user_id ),
						'manager_id' => $this->intranet->manager_id( $user_id ),
					)
				);
				$this->store->update( $old, $new );
				$this->announce_update( $old, $this->store->find( $old->id ) ?? $new );
			}
		);
	}

	public function delete_if_account_is_gone( int $user_id ): void {
		if ( ! is_multisite() ) {
			$this->delete_of_user( $user_id );
		}
	}

	private function delete_of_user( int $user_id ): void {
		if ( null === $this->store->find_by_user( $user_id ) ) {
			return;
		}
		$this->exclusively(
			function () use ( $user_id ): void {
				$profile = $this->store->find_by_user( $user_id );
				if ( null !== $profile ) {
					$this->delete( $profile );
				}
			}
		);
	}

	private function update_photos( int $site_id, ?int $attachment_id, ?string $url ): void {
		if ( array() === $this->store->with_photo( $site_id, $attachment_id ) ) {
			return;
		}
		$this->exclusively(
			function () use ( $site_id, $attachment_id, $url ): void {
				foreach ( $this->store->with_photo( $site_id, $attachment_id ) as $old ) {
					$new = $old->with( array( 'photo' => null === $url || null === $old->photo ? null : new Photo( $old->photo->id, $site_id, $url ) ) );
					$this->store->update( $old, $new );
					$this->announce_update( $old, $new );
				}
			}
		);
	}

	private function hand_over_reports( Profile $manager, ?int $new_manager_id ): void {
		foreach ( $this->store->direct_reports( $manager->user_id ) as $report ) {
			$moved = $report->with( array( 'manager_id' => $new_manager_id ) );
			$this->intranet->write_manager( $report->user_id, $new_manager_id );
			$this->store->update( $report->with( array( 'manager_id' => $manager->user_id ) ), $moved );
			$this->announce_update( $report, $moved );
		}
	}

	private function announce_update( Profile $old, Profile $new ): void {
		if ( $old == $new ) { // phpcs:ignore WordPress.PHP.StrictComparisons.LooseComparison -- value objects are compared by their values.
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
