<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Caller;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\Role;
use Svc\Users\PeopleError;
use Svc\Users\Storage\History\Author;
use Svc\Users\Storage\Managers;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileWriter;

/** Creates and changes profiles. */
final class ProfileEdits {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly ProfileWriter $writer,
		private readonly ProfilePolicy $policy,
		private readonly ProfilePresenter $presenter,
		private readonly ProfileInput $input,
		private readonly Managers $managers,
		private readonly ProfileChanges $changes,
	) {}

	/**
	 * @param array<string, mixed> $input
	 * @return array{int, string} Its id and validator.
	 */
	public function create( array $input, Caller $caller ): array {
		$this->require_account( $input['user_id'] );
		$draft  = $this->input->apply( new Profile( 0, $input['user_id'], $input['first_name'], $input['last_name'], $input['email'], Role::from( $input['role'] ) ), $input );
		$meta   = $input['meta'] ?? array();
		$stored = $this->writer->exclusively(
			function () use ( $draft, $meta ): Profile {
				$this->require_no_profile( $draft->user_id );
				$this->managers->require_valid( $draft, $draft->user_id );
				return $this->writer->create( $draft, array_key_exists( MetaKeys::DEPARTMENT, $meta ), array_key_exists( MetaKeys::REPORTS_TO, $meta ) );
			},
			Author::of( $caller )
		);
		return array( $stored->id, $this->etag( $stored->id, $caller ) );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return string The new validator.
	 */
	public function update( int $id, array $input, Caller $caller, Precondition $precondition ): string {
		$this->writer->exclusively(
			function () use ( $id, $input, $caller, $precondition ): void {
				$old = $this->store->find( $id );
				if ( ! $this->policy->may_manage( $caller ) && ! $this->policy->owns( $caller, $old ) ) {
					throw Failure::forbidden();
				}
				if ( null === $old ) {
					throw Profiles::not_found();
				}
				$this->changes->require_allowed( $old, $input, $caller );
				$precondition->require( Etag::of( $this->presenter->single( $old, $caller ) ) );
				$this->writer->update( $old, $this->changed( $old, $input ) );
			},
			Author::of( $caller )
		);
		return $this->etag( $id, $caller );
	}

	/**
	 * Checks an update without writing it.
	 *
	 * @param array<string, mixed> $input
	 * @return list<string> Dotted paths of what an update would change.
	 * @throws Failure
	 */
	public function would_change( Profile $old, array $input, Caller $caller ): array {
		$this->changes->require_allowed( $old, $input, $caller );
		return $this->changes->between( $old, $this->changed( $old, $input ), $caller );
	}

	/**
	 * @param array<string, mixed> $input
	 * @throws Failure
	 */
	private function changed( Profile $old, array $input ): Profile {
		$new = $this->input->apply( $old, $input );
		if ( ! $new->role->is_person() && $old->manager_id === $new->manager_id ) {
			$new = $new->with( array( 'manager_id' => null ) );
		}
		$this->require_valid( $old, $new );
		return $new;
	}

	/** Empty if the profile was deleted in the meantime. */
	private function etag( int $id, Caller $caller ): string {
		$profile = $this->store->find( $id );
		return null === $profile ? '' : Etag::of( $this->presenter->single( $profile, $caller ) );
	}

	private function require_valid( Profile $old, Profile $new ): void {
		if ( $old->user_id !== $new->user_id ) {
			$this->require_account( $new->user_id );
			$this->require_no_profile( $new->user_id );
		}
		// User meta may name an account as manager before it has a profile.
		if ( $old->manager_id !== $new->manager_id || $old->user_id !== $new->user_id ) {
			$this->managers->require_valid( $new, $old->user_id );
		}
	}

	private function require_account( int $user_id ): void {
		if ( false === get_userdata( $user_id ) ) {
			throw Failure::invalid( array( 'user_id' => __( 'There is no such user. Send the ID of an existing account.', 'svc' ) ) );
		}
	}

	private function require_no_profile( int $user_id ): void {
		$existing = $this->store->find_by_user( $user_id );
		if ( null !== $existing ) {
			throw new Failure( PeopleError::ProfileExists, __( 'This user already has a profile. Change that one instead.', 'svc' ), array( 'id' => $existing->id ) );
		}
	}
}
