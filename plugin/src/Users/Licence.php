<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Users\Storage\ProfileStore;

/** The name and the NMLS number of a person, for other components, which must not show a loan officer without a licence. */
final class Licence {

	private function __construct(
		public readonly string $name,
		/** Up to 12 digits. */
		public readonly string $nmls_id,
	) {}

	/** Null where the account has no profile, or the profile no NMLS number. */
	public static function of( ProfileStore $profiles, int $user_id ): ?self {
		$profile = $user_id > 0 ? $profiles->find_by_user( $user_id ) : null;
		return null === $profile || '' === $profile->nmls_id ? null : new self( $profile->name(), $profile->nmls_id );
	}
}
