<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use Svc\Kernel\Caller;
use Svc\Kernel\Document;
use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Reply;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Fields\Visibility;
use Svc\Users\PeopleError;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;

/** Reads single profiles. */
final class Profiles {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly ProfilePolicy $policy,
		private readonly ProfilePresenter $presenter,
	) {}

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

	public static function not_found(): Failure {
		return new Failure( PeopleError::ProfileNotFound, __( 'There is no such profile.', 'svc' ) );
	}
}
