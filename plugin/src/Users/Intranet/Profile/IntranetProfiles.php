<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Profile;

use Svc\Kernel\Failure;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Intranet\People;
use Svc\Users\Storage\DottedLines;
use Svc\Users\Storage\IntranetMeta;
use Svc\Users\Storage\Profile;
use Svc\Users\Storage\ProfileStore;

/** Reads intranet profiles. */
final class IntranetProfiles {

	public function __construct(
		private readonly ProfileStore $store,
		private readonly IntranetMeta $intranet,
		private readonly DottedLines $lines,
		private readonly IntranetFields $fields,
	) {}

	/** @return array<string, mixed> */
	public function get( int $user_id ): array {
		return $this->of( $this->store->find_by_user( $user_id ) )->present();
	}

	/** @throws Failure Where the person has none. */
	public function of( ?Profile $profile ): IntranetProfile {
		if ( null === $profile || ! $profile->role->is_person() ) {
			throw People::not_found();
		}
		$user_id = $profile->user_id;
		$own     = $this->intranet->uncopied( $user_id );
		$lines   = $this->lines->valid( array( $user_id => $own[ DottedLines::field() ] ), array( $user_id => $profile->manager_id ) );
		return new IntranetProfile( $profile, array( DottedLines::field() => $lines[ $user_id ] ) + $own, $this->fields );
	}
}
