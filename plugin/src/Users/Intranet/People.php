<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet;

use Svc\Kernel\Caller;
use Svc\Kernel\Failure;
use Svc\Users\Capabilities;
use Svc\Users\PeopleError;
use Svc\Users\Storage\CallerProfiles;

/** The people of the intranet: all with a profile except realtor partners, who read as missing. */
final class People {

	public function __construct( private readonly CallerProfiles $profiles ) {}

	/** Permission for all operations under /intranet that return people. */
	public static function may_be_seen_by( Caller $caller ): bool {
		return $caller->can( Capabilities::VIEW );
	}

	/** @throws Failure */
	public function require_person( int $user_id ): void {
		if ( true !== $this->profiles->of( $user_id )?->role->is_person() ) {
			throw self::not_found();
		}
	}

	public static function no_such_position(): Failure {
		return new Failure( PeopleError::PositionNotFound, __( 'There is no such vacancy. It may have been filled or deleted: read the list of vacancies again.', 'svc' ) );
	}

	public static function not_found(): Failure {
		return new Failure( PeopleError::ProfileNotFound, __( 'There is no such person. Send the user ID of a person who has a profile and is not a realtor partner.', 'svc' ) );
	}
}
