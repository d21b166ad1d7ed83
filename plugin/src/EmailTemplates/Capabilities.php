<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates;

use Closure;
use Svc\Kernel\Access\Capability;
use Svc\Users\Contacts;
use WP_User;

/** The capabilities of this component. A role or account can also grant or deny each explicitly. */
final class Capabilities {

	/** Administrators of the site. */
	public const MANAGE = 'svc_manage_mail';

	/** Those who may edit the posts of others, except realtor partners, and those who may manage. */
	public const EDIT = 'svc_edit_mail';

	/** Those who may manage, here and on the main site of a network: signatures have the contact data of all people. */
	public const SIGNATURES = 'svc_manage_signatures';

	/**
	 * @param Closure(): Contacts $contacts
	 * @return list<Capability>
	 */
	public static function all( Closure $contacts ): array {
		return array(
			new Capability( self::MANAGE, self::may_manage( ... ) ),
			new Capability( self::SIGNATURES, self::may_manage_signatures( ... ) ),
			new Capability( self::EDIT, static fn ( array $granted, WP_User $user ): bool => self::may_edit( $granted, $user, $contacts ) ),
		);
	}

	/** @param array<string, bool> $granted */
	private static function may_manage( array $granted ): bool {
		return (bool) ( $granted[ self::MANAGE ] ?? $granted['manage_options'] ?? false );
	}

	/** @param array<string, bool> $granted */
	private static function may_manage_signatures( array $granted, WP_User $user ): bool {
		$may = (bool) ( $granted[ self::SIGNATURES ] ?? self::may_manage( $granted ) );
		return $may && ( is_main_site() || user_can_for_site( $user, get_main_site_id(), self::SIGNATURES ) );
	}

	/**
	 * @param array<string, bool> $granted
	 * @param Closure(): Contacts $contacts
	 */
	private static function may_edit( array $granted, WP_User $user, Closure $contacts ): bool {
		if ( isset( $granted[ self::EDIT ] ) ) {
			return (bool) $granted[ self::EDIT ];
		}
		return self::may_manage( $granted ) || ( ! empty( $granted['edit_others_posts'] ) && ! $contacts()->is_partner( $user->ID ) );
	}
}
