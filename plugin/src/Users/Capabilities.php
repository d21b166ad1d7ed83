<?php

declare( strict_types=1 );

namespace Svc\Users;

use Closure;
use Svc\Kernel\Access\Capability;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\CallerProfiles;
use WP_User;

/** The two capabilities of this component. A role or account can also grant or deny one explicitly. */
final class Capabilities {

	/** Administrators. On a network, those of the main site. */
	public const MANAGE = 'svc_manage_profiles';

	/** People who are members of this site. Not realtor partners, unless they are administrators. */
	public const VIEW = 'svc_view_intranet';

	/**
	 * @param Closure(): CallerProfiles $caller_profiles
	 * @return list<Capability>
	 */
	public static function all( Closure $caller_profiles ): array {
		return array(
			new Capability( self::MANAGE, self::may_manage( ... ) ),
			new Capability( self::VIEW, static fn ( array $granted, WP_User $user ): bool => self::may_view( $granted, $user, $caller_profiles ) ),
		);
	}

	/** @param array<string, bool> $granted */
	private static function may_manage( array $granted, WP_User $user ): bool {
		return is_main_site()
			? (bool) ( $granted[ self::MANAGE ] ?? $granted['manage_options'] ?? false )
			: user_can_for_site( $user, get_main_site_id(), self::MANAGE );
	}

	/**
	 * @param array<string, bool>       $granted
	 * @param Closure(): CallerProfiles $caller_profiles
	 */
	private static function may_view( array $granted, WP_User $user, Closure $caller_profiles ): bool {
		if ( empty( $granted['read'] ) ) {
			return false;
		}
		$role = $caller_profiles()->of( $user->ID )?->role;
		$may  = Role::RealtorPartner !== $role && ( $granted[ self::VIEW ] ?? null !== $role );
		return $may || self::may_manage( $granted, $user );
	}
}
