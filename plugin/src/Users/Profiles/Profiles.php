<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Caller;
use Svc\Kernel\Document;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Page;
use Svc\Kernel\Precondition;
use Svc\Kernel\Reply;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\Role;
use Svc\Users\Fields\Visibility;
use Svc\Users\PeopleError;
use Svc\Users\Profiles\Lists\ProfileFacets;
use Svc\Users\Profiles\Lists\ProfileLists;
use Svc\Users\Profiles\Lists\Summary;
use Svc\Users\Storage\Managers;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;
use Svc\Users\Storage\ProfileWriter;
use Svc\Users\Storage\VisibleProfiles;

/** Lists, reads, creates and changes profiles. */
final class Profiles {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly ProfileLists $lists,
		private readonly ProfileFacets $facets,
		private readonly ListQueries $queries,
		private readonly ProfileWriter $writer,
		private readonly ProfilePolicy $policy,
		private readonly ProfilePresenter $presenter,
		private readonly ProfileInput $input,
		private readonly Managers $managers,
		private readonly ProfileChanges $changes,
	) {}

	/** @param array<string, mixed> $input */
	public function list( array $input, Caller $caller ): Page {
		$query   = $this->queries->of( $input, $caller );
		$context = $input['context'] ?? 'view';

		list( $summaries, $total ) = $this->lists->page( $query );
		return new Page( $this->shown_in_list( $summaries, 'edit' === $context, $query->scope ), $total, $query->page, $query->per_page );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, list<array{value: string, name: string, count: int}>>
	 */
	public function facets( array $input, Caller $caller ): array {
		return $this->facets->of( $this->queries->of( $input, $caller ) );
	}

	/** @return array<string, mixed> */
	public function get( int $id, Caller $caller ): array {
		return $this->shown( $this->store->find( $id ), $caller );
	}

	/** @return array<string, mixed> */
	public function get_by_user( int $user_id, Caller $caller ): array {
		return $this->shown( $this->store->find_by_user( $user_id ), $caller );
	}

	/** @param string $version One of VCard's. */
	public function vcard( int $id, string $version, Caller $caller ): Reply {
		$profile = $this->visible( $this->store->find( $id ), $caller );
		$card    = VCard::of(
			$profile,
			$version,
			VCard::uid( $profile ),
			( new Avatars() )->of( $profile ),
			$this->policy->sees( $caller, Visibility::Intranet, $profile )
		);
		return Reply::document( new Document( 'text/vcard; charset=utf-8', static fn (): string => $card, filename: self::file_name( $profile ) ), Etag::of( $card ) );
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
				$this->writer->update( $old, $this->changed( $old, $input ) );
			}
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
	 * @param list<Summary> $summaries
	 * @return list<array<string, mixed>>
	 */
	private function shown_in_list( array $summaries, bool $is_edited, VisibleProfiles $scope ): array {
		$avatars = new Avatars();
		$avatars->prepare( array_column( $summaries, 'user_id' ) );
		if ( ! $is_edited ) {
			return array_map( fn ( Summary $one ): array => $this->presenter->summary( $one, $avatars, $scope->hidden_of( $one->id ) ), $summaries );
		}
		$managers = $this->lists->names( array_values( array_unique( array_filter( array_map( static fn ( Summary $one ): ?int => $one->manager_id, $summaries ) ) ) ) );
		return array_map( fn ( Summary $one ): array => $this->presenter->editable_summary( $one, $avatars, $managers ), $summaries );
	}

	/** @return array<string, mixed> */
	private function shown( ?Profile $profile, Caller $caller ): array {
		return $this->presenter->single( $this->visible( $profile, $caller ), $caller );
	}

	/**
	 * The profile with what the caller sees of it.
	 *
	 * @throws Failure
	 */
	private function visible( ?Profile $profile, Caller $caller ): Profile {
		$scope = $this->policy->scope( $caller );
		if ( null === $profile ) {
			throw $scope->is_everyone ? self::not_found() : Failure::forbidden();
		}
		return $scope->includes( $profile ) ? $profile->without( $scope->hidden_of( $profile->id ) ) : throw Failure::forbidden();
	}

	/** ASCII only, because the name is sent in a header. */
	private static function file_name( Profile $profile ): string {
		$name = trim( (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( remove_accents( $profile->name() ) ) ), '-' );
		return ( '' === $name ? "profile-$profile->id" : $name ) . '.vcf';
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

	private static function not_found(): Failure {
		return new Failure( PeopleError::ProfileNotFound, __( 'There is no such profile.', 'svc' ) );
	}
}
