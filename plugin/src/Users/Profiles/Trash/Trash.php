<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Trash;

use Svc\Kernel\Caller;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\Kernel\Precondition;
use Svc\Users\Avatars\Avatars;
use Svc\Users\PeopleError;
use Svc\Users\Profiles\ListQueries;
use Svc\Users\Profiles\Lists\ProfileLists;
use Svc\Users\Profiles\Lists\Summary;
use Svc\Users\Profiles\ProfilePresenter;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileTrash;
use Svc\Users\Storage\ProfileWriter;
use Svc\Users\Storage\Restoration;
use Svc\Users\Storage\TrashedProfile;

/** Deletes profiles to the trash or for good, lists those in the trash, and restores them. */
final class Trash {

	public function __construct(
		private readonly ProfileStore $profiles,
		private readonly ProfileTrash $trash,
		private readonly ProfileWriter $writer,
		private readonly TrashLists $lists,
		private readonly ProfileLists $live_lists,
		private readonly ListQueries $queries,
		private readonly ProfilePresenter $presenter,
	) {}

	/** @param array<string, mixed> $input */
	public function list( array $input, Caller $caller ): Page {
		$query = $this->queries->of( $input, $caller );

		list( $found, $total ) = $this->lists->page( $query );
		return new Page( $this->shown( $found, 'edit' === $input['context'] ), $total, $query->page, $query->per_page );
	}

	/** @param bool $is_final Whether to delete for good, from the trash too. */
	public function delete( int $id, bool $is_final, Caller $caller, Precondition $precondition ): void {
		$this->writer->exclusively(
			function () use ( $id, $is_final, $caller, $precondition ): void {
				$profile = $this->profiles->find( $id );
				$trashed = $is_final ? $this->trash->trash->find( $id ) : null;
				$deleted = $profile ?? $trashed->profile ?? throw self::not_found();
				$precondition->require( Etag::of( $this->presenter->single( $deleted, $caller ) ) );
				if ( null !== $trashed ) {
					$this->trash->erase_trashed( $trashed );
				} elseif ( $is_final ) {
					$this->trash->erase( $deleted );
				} else {
					$this->trash->put( $deleted );
				}
			}
		);
		if ( ! $is_final ) {
			TrashCleaner::expect();
		}
	}

	/** @return array{Restoration, string} With the validator of the restored profile. */
	public function restore( int $id, Caller $caller ): array {
		$restoration = $this->writer->exclusively(
			function () use ( $id ): Restoration {
				$trashed = $this->trash->trash->find( $id ) ?? throw self::not_found();
				$this->require_free( $trashed->profile->user_id );
				return $this->trash->restore( $trashed );
			}
		);
		$profile = $this->profiles->find( $id );
		return array( $restoration, null === $profile ? '' : Etag::of( $this->presenter->single( $profile, $caller ) ) );
	}

	/** @throws Failure Where the account is gone, or has another profile. */
	private function require_free( int $user_id ): void {
		if ( false === get_userdata( $user_id ) ) {
			throw self::not_found();
		}
		$other = $this->profiles->find_by_user( $user_id );
		if ( null !== $other ) {
			throw new Failure( PeopleError::ProfileExists, __( 'This user has another profile now. Delete that one first.', 'svc' ), array( 'id' => $other->id ) );
		}
	}

	/**
	 * @param list<TrashedProfile> $found
	 * @return list<array<string, mixed>>
	 */
	private function shown( array $found, bool $is_edited ): array {
		$avatars  = new Avatars();
		$avatars->prepare( array_map( static fn ( TrashedProfile $one ): int => $one->profile->user_id, $found ) );
		$managers = $is_edited ? $this->live_lists->names( array_values( array_unique( array_filter( array_map( static fn ( TrashedProfile $one ): ?int => $one->profile->manager_id, $found ) ) ) ) ) : array();
		return array_map(
			function ( TrashedProfile $one ) use ( $avatars, $is_edited, $managers ): array {
				$summary = $this->summary( $one );
				$shown   = $is_edited ? $this->presenter->editable_summary( $summary, $avatars, $managers ) : $this->presenter->summary( $summary, $avatars );
				return $shown + array( 'deleted_at' => gmdate( 'Y-m-d\TH:i:s\Z', $one->deleted_at ) );
			},
			$found
		);
	}

	/** Without the photo's address: the photo is kept, but not shown. */
	private function summary( TrashedProfile $trashed ): Summary {
		$profile = $trashed->profile;
		return new Summary(
			$profile->id,
			$profile->user_id,
			$this->live_lists->texts( $profile ),
			$profile->role->value,
			'',
			$profile->account_email,
			$profile->photo?->id,
			$profile->department,
			$profile->office_location,
			$profile->extension,
			$profile->start_date,
			$profile->manager_id,
		);
	}

	private static function not_found(): Failure {
		return new Failure( PeopleError::ProfileNotFound, __( 'There is no such profile.', 'svc' ) );
	}
}
