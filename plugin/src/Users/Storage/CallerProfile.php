<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Users\Fields\Role;

/** The caller's profile and role, which permissions depend on. */
final class CallerProfile {

	public function __construct(
		public readonly int $profile_id,
		public readonly Role $role,
	) {}
}
