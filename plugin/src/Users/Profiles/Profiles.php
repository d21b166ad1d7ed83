<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Caller;
use Svc\Kernel\ErrorCode;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\Kernel\Precondition;

/** What can be done with profiles. */
final class Profiles {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly ProfileLists $lists,
		private readonly ProfileWriter $writer,
		private readonly ProfilePolicy $policy,
		private readonly ProfilePresenter $presenter,
		private readonly ProfileInput $input,
		private readonly Managers $managers,
		private readonly ProfileChanges $changes,
		private readonly MetaKeys $meta_keys,
	) {}

	/** @param array<string, mixed> $query */
	public function list( array $query, Caller $caller ): Page {
		$words = SearchWords::of( $query['search'] ?? '' );
		$scope = $this->policy->scope( $caller );

		list( $summaries, $total ) = $this->lists->page(
			new ListQuery(
				$scope,
				isset( $query['role'] ) ? Role::from( $query['role'] ) : null,
				$words,
				array( SearchField::NAME, SearchField::EMAIL, ...$this->meta_keys->search_fields( $scope->is_everyone ) ),
				SortKey::from( $query['orderby'] ),
				'desc' === $query['order'],
				$query['page'],
				$query['per_page']
			)
		);
		return new Page( array_map( array( $this->presenter, 'summary' ), $summaries ), $total, $query['page'], $query['per_page'] );
	}

	/** @return array<string, mixed> */
	public function get( int $id, Caller $caller ): array {
		return $this->shown( $this->store->find( $id ), $caller );
	}

	/** @return array<string, mixed> */
	public function get_by_user( int $user_id, Caller $caller ): array {
		return $this->shown( $this->store->find_by_user( $user_id ), $caller );
	}

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
			}
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
					throw self::not_found();
				}
				$this->changes->require_allowed( $old, $input, $caller );
				$precondition->require( Etag::of( $this->presenter->single( $old, $caller ) ) );
				$new = $this->input->apply( $old, $input );
				if ( ! $new->role->is_person() && $old->manager_id === $new->manager_id ) {
					$new = $new->with( array( 'manager_id' => null ) );
				}
				$this->require_valid( $old, $new );
				$this->writer->update( $old, $new );
			}
		);
		return $this->etag( $id, $caller );
	}

	public function delete( int $id, Caller $caller, Precondition $precondition ): void {
		$this->writer->exclusively(
			function () use ( $id, $caller, $precondition ): void {
				$profile = $this->store->find( $id ) ?? throw self::not_found();
				$precondition->require( Etag::of( $this->presenter->single( $profile, $caller ) ) );
				$this->writer->delete( $profile );
			}
		);
	}

	/** @return array<string, mixed> */
	private function shown( ?Profile $profile, Caller $caller ): array {
		$scope = $this->policy->scope( $caller );
		if ( null === $profile ) {
			throw $scope->is_everyone ? self::not_found() : Failure::forbidden();
		}
		return $scope->includes( $profile ) ? $this->presenter->single( $profile, $caller ) : throw Failure::forbidden();
	}

	/** Somebody may have deleted it in the meantime; then there is nothing to validate. */
	private function etag( int $id, Caller $caller ): string {
		$profile = $this->store->find( $id );
		return null === $profile ? '' : Etag::of( $this->presenter->single( $profile, $caller ) );
	}

	private function require_valid( Profile $old, Profile $new ): void {
		if ( $old->user_id !== $new->user_id ) {
			$this->require_account( $new->user_id );
			$this->require_no_profile( $new->user_id );
		}
		// Another user may have been named as manager before there was a profile to report to.
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
			throw new Failure( ErrorCode::ProfileExists, __( 'This user already has a profile. Change that one instead.', 'svc' ), array( 'id' => $existing->id ) );
		}
	}

	private static function not_found(): Failure {
		return new Failure( ErrorCode::ProfileNotFound, __( 'There is no such profile.', 'svc' ) );
	}
}
