<?php

declare( strict_types=1 );

namespace Svc\LeadPages;

use Closure;
use Svc\Kernel\Access\Capability;
use Svc\Users\Contacts;
use WP_User;

/** The capabilities of this component, judged on the current site. A role or account can also grant or deny each explicitly. */
final class Capabilities {

	/** Administrators of the site: webhooks, deliveries and settings. */
	public const ADMINISTER = 'svc_administer_leads';

	/** All leads: administrators, and by setting those who may edit the pages of others. */
	public const MANAGE_LEADS = 'svc_manage_leads';

	/** All pages: those who may edit the pages of others, except realtor partners, and administrators. */
	public const MANAGE_PAGES = 'svc_manage_lead_pages';

	/**
	 * @param Closure(): Contacts $contacts
	 * @param Closure(): bool     $editors_manage_leads The setting.
	 * @return list<Capability>
	 */
	public static function all( Closure $contacts, Closure $editors_manage_leads ): array {
		$is_editor = static fn ( array $granted, WP_User $user ): bool => ! empty( $granted['edit_others_pages'] ) && ! $contacts()->is_partner( $user->ID );
		return array(
			new Capability( self::ADMINISTER, self::is_administrator( ... ) ),
			new Capability( self::MANAGE_LEADS, static fn ( array $granted, WP_User $user ): bool => (bool) ( $granted[ self::MANAGE_LEADS ] ?? ( self::is_administrator( $granted ) || ( $is_editor( $granted, $user ) && $editors_manage_leads() ) ) ) ),
			new Capability( self::MANAGE_PAGES, static fn ( array $granted, WP_User $user ): bool => (bool) ( $granted[ self::MANAGE_PAGES ] ?? ( self::is_administrator( $granted ) || $is_editor( $granted, $user ) ) ) ),
		);
	}

	/** @param array<string, bool> $granted */
	private static function is_administrator( array $granted ): bool {
		return (bool) ( $granted[ self::ADMINISTER ] ?? $granted['manage_options'] ?? false );
	}
}
