<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Screens;

use Closure;
use Svc\Kernel\Admin\Menu;
use Svc\Kernel\Admin\Screen;
use Svc\Kernel\Database\QueryFailed;
use Svc\LeadPages\Capabilities;
use Svc\Users\Contacts;

/** The menu Leads: all leads for those who manage them, and "My leads" for other people with a profile. */
final class LeadMenu {

	/** Below E-mails. */
	private const POSITION = 74;

	/** The slug of the screen of leads. */
	public const LEADS = 'svc-leads';

	/** The slug of the screen of pages. */
	public const PAGES = 'svc-lead-pages';

	/** @param Closure(): Contacts $contacts */
	public function __construct( private readonly Closure $contacts ) {}

	public function menu(): ?Menu {
		try {
			$has_profile = null !== ( $this->contacts )()->role( get_current_user_id() );
		} catch ( QueryFailed ) {
			// The rest of the dashboard works without the menu; that of the people says what is missing.
			return null;
		}
		$screens = $this->screens( current_user_can( Capabilities::MANAGE_LEADS ), current_user_can( Capabilities::MANAGE_PAGES ), $has_profile );
		return array() === $screens ? null : new Menu( $screens[0]->menu_title, 'dashicons-megaphone', self::POSITION, $screens );
	}

	/** @return list<Screen> */
	private function screens( bool $manages, bool $manages_pages, bool $has_profile ): array {
		return array(
			...( $manages || $has_profile ? array( self::leads( $manages ) ) : array() ),
			...( $manages_pages || $has_profile ? array( self::pages( $manages_pages ) ) : array() ),
			...( current_user_can( Capabilities::ADMINISTER ) ? array( self::deliveries(), self::settings() ) : array() ),
		);
	}

	/** @param bool $manages Whether all leads are shown, and not only the caller's. */
	private static function leads( bool $manages ): Screen {
		$title = $manages ? __( 'Leads', 'svc' ) : __( 'My leads', 'svc' );
		return new Screen( self::LEADS, $title, $title, $manages ? Capabilities::MANAGE_LEADS : 'read', self::with_list( 'leads', 'lead-board' ), LeadPreload::leads( ... ), HelpTexts::leads( ... ) );
	}

	/** @param bool $manages Whether all pages are shown, and not only those that the caller owns or shares. */
	private static function pages( bool $manages ): Screen {
		$title = $manages ? __( 'Lead pages', 'svc' ) : __( 'My pages', 'svc' );
		return new Screen( self::PAGES, $title, $title, $manages ? Capabilities::MANAGE_PAGES : 'read', self::with_list( 'lead-pages' ), ScreenPreload::pages( ... ), HelpTexts::pages( ... ) );
	}

	private static function deliveries(): Screen {
		return new Screen( 'svc-lead-deliveries', __( 'Deliveries of leads', 'svc' ), __( 'Deliveries', 'svc' ), Capabilities::ADMINISTER, self::with_list( 'lead-deliveries' ), ScreenPreload::deliveries( ... ), HelpTexts::deliveries( ... ) );
	}

	private static function settings(): Screen {
		return new Screen( 'svc-lead-settings', __( 'Settings of leads', 'svc' ), __( 'Settings', 'svc' ), Capabilities::ADMINISTER, array( 'lead-settings' ), ScreenPreload::settings( ... ), HelpTexts::settings( ... ) );
	}

	/** @return non-empty-list<string> The script with DataViews, of which WordPress before 7.1 needs another one, and those of the screen. */
	private static function with_list( string ...$screen ): array {
		return array( wp_script_is( 'wp-theme', 'registered' ) ? 'people' : 'people-older', ...array_values( $screen ) );
	}
}
