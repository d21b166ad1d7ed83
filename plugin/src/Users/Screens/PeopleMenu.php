<?php

declare( strict_types=1 );

namespace Svc\Users\Screens;

use Svc\Kernel\Admin\Menu;
use Svc\Kernel\Admin\Screen;
use Svc\Kernel\Database\QueryFailed;
use Svc\Users\Capabilities;
use Svc\Users\Storage\CallerProfiles;

/** The menu People for administrators, and My profile for other people with a profile. */
final class PeopleMenu {

	/** Below Users. */
	private const POSITION = 71;

	public function __construct(
		private readonly CallerProfiles $caller_profiles,
		private readonly Preload $preload,
	) {}

	public function menu(): ?Menu {
		try {
			$has_profile = null !== $this->caller_profiles->of( get_current_user_id() );
		} catch ( QueryFailed ) {
			// The rest of the dashboard works without the menu.
			self::show_problem();
			return null;
		}
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			return $has_profile ? new Menu( Page::Me->menu_title(), 'dashicons-id', self::POSITION, array( $this->screen( Page::Me ) ) ) : null;
		}
		$pages = $has_profile ? Page::cases() : array_slice( Page::cases(), 0, -1 );
		return new Menu( __( 'People', 'svc' ), 'dashicons-groups', self::POSITION, array_map( $this->screen( ... ), $pages ) );
	}

	private function screen( Page $page ): Screen {
		return new Screen(
			$page->value,
			$page->title(),
			$page->menu_title(),
			Page::Me === $page ? 'read' : Capabilities::MANAGE,
			array( $page->chunk() ),
			fn (): array => $this->preload->of( $page ),
			static fn (): array => HelpTexts::of( $page )
		);
	}

	private static function show_problem(): void {
		if ( current_user_can( Capabilities::MANAGE ) ) {
			$text = sprintf(
				/* translators: %s: address of a page. */
				__( 'The tables of the company’s people cannot be read. <a href="%s">Site Health</a> says what is missing.', 'svc' ),
				esc_url( get_admin_url( get_main_site_id(), 'site-health.php' ) )
			);
			add_action( 'admin_notices', static fn () => wp_admin_notice( wp_kses( $text, array( 'a' => array( 'href' => true ) ) ), array( 'type' => 'error' ) ) );
		}
	}
}
