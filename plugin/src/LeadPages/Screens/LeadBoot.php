<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Screens;

use Svc\Kernel\Caller;
use Svc\LeadPages\Capabilities;

/** Start values of the dashboard script, for the current caller. */
final class LeadBoot {

	/** @return array{leadPages: array<string, mixed>} What admin/lead-pages/boot.ts describes. */
	public static function data( NamedPeople $people, NamedPages $pages ): array {
		return array(
			'leadPages' => array(
				'mayManageLeads' => current_user_can( Capabilities::MANAGE_LEADS ),
				'mayManagePages' => current_user_can( Capabilities::MANAGE_PAGES ),
				'mayAdminister'  => current_user_can( Capabilities::ADMINISTER ),
				'people'         => LeadMenu::PAGES === self::screen() ? $people->of_caller( Caller::current() ) : array(),
				'pages'          => LeadMenu::LEADS === self::screen() ? $pages->of_leads( Caller::current() ) : array(),
			),
		);
	}

	private static function screen(): string {
		// phpcs:ignore WordPress.Security.NonceVerification -- the screen that WordPress opens; nothing is changed.
		return isset( $_GET['page'] ) && is_string( $_GET['page'] ) ? sanitize_key( wp_unslash( $_GET['page'] ) ) : '';
	}
}
