<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Users\Fields\Role;

/** The profiles that a caller may see: all, or the public ones and the caller's own. */
final class VisibleProfiles {

	/**
	 * @param list<Role>   $roles  Public roles.
	 * @param list<string> $hidden Fields that are empty on public profiles.
	 */
	private function __construct(
		public readonly bool $is_everyone,
		public readonly array $roles = array(),
		public readonly ?CallerProfile $own = null,
		public readonly array $hidden = array(),
	) {}

	public static function everyone(): self {
		return new self( true );
	}

	/**
	 * @param list<Role>   $roles
	 * @param list<string> $hidden
	 */
	public static function only( array $roles, ?CallerProfile $own, array $hidden = array() ): self {
		return new self( false, $roles, $own, $hidden );
	}

	/** @return list<string> Fields of this profile that are empty for the caller. */
	public function hidden_of( int $profile_id ): array {
		return $profile_id === $this->own?->profile_id ? array() : $this->hidden;
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
