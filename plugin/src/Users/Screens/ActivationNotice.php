<?php

declare( strict_types=1 );

namespace Svc\Users\Screens;

use Svc\Users\Capabilities;

/** After the plugin was activated, shows the link to the first steps once, in the list of plugins. */
final class ActivationNotice {

	/** The user ID of the account that activated the plugin. */
	private const TRANSIENT = 'svc_activated_by';

	/** An hour. */
	private const SECONDS = 3600;

	/** Called when the plugin was activated. On the command line there is nobody to show a notice. */
	public static function expect(): void {
		if ( get_current_user_id() > 0 ) {
			set_site_transient( self::TRANSIENT, get_current_user_id(), self::SECONDS );
		}
	}

	/** Called when the list of plugins is loaded. */
	public static function offer(): void {
		if ( get_current_user_id() !== (int) get_site_transient( self::TRANSIENT ) || ! current_user_can( Capabilities::MANAGE ) ) {
			return;
		}
		self::forget();
		add_action( 'all_admin_notices', static fn () => self::show() );
	}

	public static function forget(): void {
		delete_site_transient( self::TRANSIENT );
	}

	private static function show(): void {
		$text = sprintf(
			/* translators: %s: address of a page. */
			__( 'Svc People is active. <a href="%s">Start with the first steps</a>: import people, and make a directory page.', 'svc' ),
			esc_url( get_admin_url( get_main_site_id(), 'admin.php?page=' . Page::People->value . '&welcome=1' ) )
		);
		wp_admin_notice(
			wp_kses( $text, array( 'a' => array( 'href' => true ) ) ),
			array(
				'type'        => 'info',
				'dismissible' => true,
			)
		);
	}
}
