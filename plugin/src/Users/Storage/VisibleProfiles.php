<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Users\Fields\Role;

/** The profiles that a caller may see: all, or those of some roles and the caller's own. */
final class VisibleProfiles {

	/** @param list<Role> $roles */
	private function __construct(
		public readonly bool $is_everyone,
		public readonly array $roles = array(),
		public readonly ?CallerProfile $own = null,
	) {}

	public static function everyone(): self {
		return new self( true );
	}

	/** @param list<Role> $roles */
	public static function only( array $roles, ?CallerProfile $own ): self {
		return new self( false, $roles, $own );
	}

	public function is_empty(): bool {
		return ! $this->is_everyone && array() === $this->roles && null === $this->own;
	}

	public function includes( Profile $profile ): bool {
		return $this->is_everyone
			|| in_array( $profile->role, $this->roles, true )
			|| $profile->id === $this->own?->profile_id;
	}
}
