<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Closure;
use Svc\Kernel\Database\Database;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Storage\History\ChangeLog;

/** Deletes profiles to the trash or for good, and restores them. All methods are to be called inside the writers' lock. */
final class ProfileTrash {

	/** @param Closure(Photo): ?Photo $photo The photo as it is now; null where it is gone. */
	public function __construct(
		private readonly Database $database,
		private readonly ProfileStore $profiles,
		private readonly ProfileWriter $writer,
		private readonly IntranetMeta $intranet,
		public readonly TrashStore $trash,
		private readonly TrashLinkStore $links,
		private readonly AddressStore $addresses,
		private readonly Closure $photo,
		private readonly ChangeLog $log,
		private readonly KeptCompanyStore $kept,
	) {}

	public function put( Profile $profile ): void {
		$this->trash->put( $profile, $this->intranet->snapshot( $profile->user_id ), time() );
		$this->links->add( $profile->id, $this->writer->delete( $profile ) );
		$this->log->trashed( $profile );
	}

	/** Its account must exist and have no other profile. */
	public function restore( TrashedProfile $trashed ): Restoration {
		$left_out = array();
		$profile  = $this->with_intranet( $trashed, $left_out );
		$photo    = null === $profile->photo ? null : ( $this->photo )( $profile->photo );
		$stored   = $this->writer->bring_back( $profile->with( array( 'photo' => $photo ) ) );
		$this->log->restored( $trashed->profile, $stored );
		$this->trash->remove( $stored->id );
		$this->restore_reports( $stored, $left_out );
		return new Restoration( $stored, $left_out );
	}

	/** Deletes a profile that is not in the trash for good. */
	public function erase( Profile $profile ): void {
		$this->writer->delete( $profile );
		$this->links->forget( $profile->id );
		$this->addresses->remove( $profile->id );
		$this->log->deleted( $profile, false );
		$this->kept->forget();
		$this->announce( $profile );
	}

	/** Deletes a profile in the trash for good. */
	public function erase_trashed( TrashedProfile $trashed ): void {
		$this->links->remove( $trashed->profile->id );
		$this->links->forget( $trashed->profile->id );
		$this->trash->remove( $trashed->profile->id );
		$this->addresses->remove( $trashed->profile->id );
		$this->log->deleted( $trashed->profile, true );
		$this->kept->forget();
		$this->announce( $trashed->profile );
	}

	private function announce( Profile $profile ): void {
		$this->database->after_commit(
			static function () use ( $profile ): void {
				/** Fires after a profile has been deleted for good: at once, from the trash, or with its account. */
				do_action( 'svc_profile_erased', $profile );
			}
		);
	}

	/**
	 * Writes the account's intranet meta, and returns the profile with their values.
	 *
	 * @param list<string> $left_out
	 */
	private function with_intranet( TrashedProfile $trashed, array &$left_out ): Profile {
		$profile  = $trashed->profile;
		$snapshot = $trashed->intranet;
		$manager  = IntranetKey::ReportsTo->value;
		$former   = $this->restored_manager( $profile );
		if ( null !== $former ) {
			$profile              = $profile->with( array( 'manager_id' => $former->user_id ) );
			$snapshot[ $manager ] = (string) $former->user_id;
		}
		$objection = null === $profile->manager_id ? null : $this->objection( $profile );
		if ( null !== $objection ) {
			$left_out[] = sprintf( '%1$s → %2$s (%3$s)', $profile->name(), $this->name( (int) $profile->manager_id ), $objection );
			$this->expect_manager( $profile );
		}
		if ( null !== $objection || null === $profile->manager_id ) {
			unset( $snapshot[ $manager ] );
		}
		$this->intranet->put_back( $profile->user_id, $snapshot );
		$this->intranet->forget( $profile->user_id );
		return $profile->with( $this->intranet->copy( $profile->user_id ) );
	}

	/** The manager whose deletion moved the person up before the person was deleted too, where that manager is back. */
	private function restored_manager( Profile $profile ): ?Profile {
		$id      = $this->links->manager_of( $profile->id );
		$manager = null === $id ? null : $this->profiles->find( $id );
		if ( null !== $manager ) {
			$this->links->forget( $profile->id );
		}
		return $manager;
	}

	/** Lets a manager who is in the trash take the person back when restored. */
	private function expect_manager( Profile $profile ): void {
		$trashed = $this->trash->of_user( (int) $profile->manager_id );
		if ( array() !== $trashed && null === $this->profiles->find_by_user( (int) $profile->manager_id ) ) {
			$this->links->add( end( $trashed )->profile->id, array( $profile->id ) );
		}
	}

	/** Why the profile cannot report to its former manager. */
	private function objection( Profile $profile ): ?string {
		$manager = $this->profiles->find_by_user( (int) $profile->manager_id );
		if ( null === $manager || ! $manager->role->is_person() ) {
			return __( 'no longer a person', 'svc' );
		}
		// User meta may name a manager who has no profile, so people may already report to this one.
		$above = array_column( $this->profiles->chain( $manager->user_id ), 'manager_id' );
		return in_array( $profile->user_id, $above, true ) ? __( 'would make a loop', 'svc' ) : null;
	}

	/**
	 * Reports who are in the trash themselves get their manager back when they are restored.
	 *
	 * @param list<string> $left_out
	 */
	private function restore_reports( Profile $manager, array &$left_out ): void {
		$above = array_column( $this->profiles->chain( $manager->user_id ), 'user_id' );
		foreach ( $this->links->of( $manager->id ) as $report_id ) {
			$report = $this->profiles->find( $report_id );
			if ( null === $report ) {
				continue;
			}
			$this->links->forget( $report_id );
			if ( ! $report->role->is_person() ) {
				continue;
			}
			if ( in_array( $report->user_id, $above, true ) ) {
				$left_out[] = sprintf( '%1$s → %2$s (%3$s)', $report->name(), $manager->name(), __( 'would make a loop', 'svc' ) );
				continue;
			}
			$this->writer->update( $report, $report->with( array( 'manager_id' => $manager->user_id ) ) );
		}
	}

	/** The name of a person, of one in the trash, or of an account. */
	private function name( int $user_id ): string {
		$profile = $this->profiles->find_by_user( $user_id ) ?? ( $this->trash->of_user( $user_id )[0] ?? null )?->profile;
		$account = null === $profile ? get_userdata( $user_id ) : false;
		return $profile?->name() ?? ( false === $account ? "#$user_id" : $account->display_name );
	}
}
