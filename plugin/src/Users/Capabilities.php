<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Users\Fields\Role;
use Svc\Users\Storage\CallerProfiles;
use WP_User;

/**
 * The two capabilities of this component, derived when asked for: nothing is stored in roles, so nothing goes stale.
 *
 * A role or account that names one of them explicitly is believed.
 */
final class Capabilities {

	/** Administrators. On a network, those of the main site. */
	public const MANAGE = 'svc_manage_profiles';

	/** Persons of the company who are members of this site. A realtor partner never, unless they may manage. */
	public const VIEW = 'svc_view_intranet';

	public function __construct( private readonly CallerProfiles $caller_profiles ) {}

	public function register(): void {
		add_filter( 'user_has_cap', array( $this, 'grant' ), 10, 4 );
	}

	/**
	 * @param array<string, bool> $granted
	 * @param list<string>        $asked
	 * @param list<mixed>         $arguments
	 * @return array<string, bool>
	 */
	public function grant( array $granted, array $asked, array $arguments, WP_User $user ): array {
		if ( in_array( self::MANAGE, $asked, true ) ) {
			$granted[ self::MANAGE ] = $this->may_manage( $granted, $user );
		}
		if ( in_array( self::VIEW, $asked, true ) ) {
			$granted[ self::VIEW ] = $this->may_view( $granted, $user );
		}
		return $granted;
	}

	/** @param array<string, bool> $granted */
	private function may_manage( array $granted, WP_User $user ): bool {
		return is_main_site()
			? (bool) ( $granted[ self::MANAGE ] ?? $granted['manage_options'] ?? false )
			: user_can_for_site( $user, get_main_site_id(), self::MANAGE );
	}

	/** @param array<string, bool> $granted */
	private function may_view( array $granted, WP_User $user ): bool {
		if ( empty( $granted['read'] ) ) {
			return false;
		}
		$role = $this->caller_profiles->of( $user->ID )?->role;
		$may  = Role::RealtorPartner !== $role && ( $granted[ self::VIEW ] ?? null !== $role );
		return $may || $this->may_manage( $granted, $user );
	}
}
