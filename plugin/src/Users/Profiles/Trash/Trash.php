<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Trash;

use Svc\Kernel\Caller;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\Users\PeopleError;
use Svc\Users\Profiles\ProfilePresenter;
use Svc\Users\Storage\History\Author;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileTrash;
use Svc\Users\Storage\ProfileWriter;
use Svc\Users\Storage\Restoration;

/** Deletes profiles to the trash or for good, and restores them. */
final class Trash {

	public function __construct(
		private readonly ProfileStore $profiles,
		private readonly ProfileTrash $trash,
		private readonly ProfileWriter $writer,
		private readonly ProfilePresenter $presenter,
	) {}

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
			},
			Author::of( $caller )
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
			},
			Author::of( $caller )
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

	private static function not_found(): Failure {
		return new Failure( PeopleError::ProfileNotFound, __( 'There is no such profile.', 'svc' ) );
	}
}
