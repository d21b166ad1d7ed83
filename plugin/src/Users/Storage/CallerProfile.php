<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Users\Fields\Role;

/** What rights hang on: whether somebody has a profile, and of which role. */
final class CallerProfile {

	public function __construct(
		public readonly int $profile_id,
		public readonly Role $role,
	) {}
}
