<?php

declare( strict_types=1 );

namespace Svc\LeadPages;

use Closure;
use Svc\Kernel\Access\Capability;
use Svc\LeadPages\Settings\LeadSettings;
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

	/** Some pages: those who manage pages, and people, who may own one. Which of them, WordPress judges by the post's author. */
	public const EDIT_PAGES = 'svc_edit_lead_pages';

	/** To publish them: those who manage pages, and by setting people. */
	public const PUBLISH_PAGES = 'svc_publish_lead_pages';

	/**
	 * @param Closure(): Contacts     $contacts
	 * @param Closure(): LeadSettings $settings
	 * @return list<Capability>
	 */
	public static function all( Closure $contacts, Closure $settings ): array {
		$manages   = static fn ( array $granted, WP_User $user ): bool => self::manages_pages( $granted, $user, $contacts );
		$is_person = static fn ( array $granted, WP_User $user ): bool => ! empty( $granted['read'] ) && $contacts()->is_person( $user->ID );
		return array(
			new Capability( self::ADMINISTER, self::is_administrator( ... ) ),
			new Capability( self::MANAGE_LEADS, static fn ( array $granted, WP_User $user ): bool => (bool) ( $granted[ self::MANAGE_LEADS ] ?? ( self::is_administrator( $granted ) || ( self::is_editor( $granted, $user, $contacts ) && $settings()->editors_manage_leads ) ) ) ),
			new Capability( self::MANAGE_PAGES, $manages ),
			new Capability( self::EDIT_PAGES, static fn ( array $granted, WP_User $user ): bool => (bool) ( $granted[ self::EDIT_PAGES ] ?? ( $manages( $granted, $user ) || $is_person( $granted, $user ) ) ) ),
			new Capability( self::PUBLISH_PAGES, static fn ( array $granted, WP_User $user ): bool => (bool) ( $granted[ self::PUBLISH_PAGES ] ?? ( $manages( $granted, $user ) || ( $is_person( $granted, $user ) && $settings()->owners_publish ) ) ) ),
		);
	}

	/** @param array<string, bool> $granted */
	private static function is_administrator( array $granted ): bool {
		return (bool) ( $granted[ self::ADMINISTER ] ?? $granted['manage_options'] ?? false );
	}

	/**
	 * @param array<string, bool> $granted
	 * @param Closure(): Contacts $contacts
	 */
	private static function manages_pages( array $granted, WP_User $user, Closure $contacts ): bool {
		return (bool) ( $granted[ self::MANAGE_PAGES ] ?? ( self::is_administrator( $granted ) || self::is_editor( $granted, $user, $contacts ) ) );
	}

	/**
	 * @param array<string, bool> $granted
	 * @param Closure(): Contacts $contacts
	 */
	private static function is_editor( array $granted, WP_User $user, Closure $contacts ): bool {
		return ! empty( $granted['edit_others_pages'] ) && ! $contacts()->is_partner( $user->ID );
	}
}
