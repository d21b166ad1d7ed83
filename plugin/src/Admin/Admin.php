<?php

declare( strict_types=1 );

namespace Svc\Admin;

use Svc\Kernel\Database\QueryFailed;
use Svc\Users\Capabilities;
use Svc\Users\Users;

/** The dashboard: where people are administered, and where everybody with a profile keeps their own. */
final class Admin {

	/** Below Users. */
	private const POSITION = 71;

	/** @var array<string, Page> By what core calls the screen. */
	private array $pages = array();

	private readonly Scripts $scripts;

	/** @param string $folder Where the build leaves the app. */
	public function __construct(
		string $folder,
		private readonly Users $users,
	) {
		$this->scripts = new Scripts( $folder, new BootData( $users ), new Preload( $users ) );
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_menu' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/** Core answers 403 where somebody has no such page. */
	public function add_menu(): void {
		$has_profile = $this->has_profile();
		if ( null === $has_profile ) {
			self::show_trouble();
			return;
		}
		if ( ! current_user_can( Capabilities::MANAGE ) ) {
			if ( $has_profile ) {
				$this->know( Page::Me, add_menu_page( Page::Me->title(), Page::Me->menu_title(), 'read', Page::Me->value, array( $this, 'show' ), 'dashicons-id', self::POSITION ) );
			}
			return;
		}
		add_menu_page( Page::People->title(), __( 'People', 'svc' ), Capabilities::MANAGE, Page::People->value, array( $this, 'show' ), 'dashicons-groups', self::POSITION );
		foreach ( Page::cases() as $page ) {
			if ( Page::Me !== $page || $has_profile ) {
				$this->know( $page, add_submenu_page( Page::People->value, $page->title(), $page->menu_title(), Page::Me === $page ? 'read' : Capabilities::MANAGE, $page->value, array( $this, 'show' ) ) );
			}
		}
	}

	/** @param string $screen What core calls the screen. */
	public function enqueue( string $screen ): void {
		$page = $this->pages[ $screen ] ?? null;
		if ( null !== $page ) {
			$this->scripts->enqueue( $page );
		} elseif ( current_user_can( Capabilities::MANAGE ) ) {
			$this->scripts->enqueue_commands();
		}
	}

	public function show(): void {
		wp_admin_notice(
			__( 'This page needs JavaScript.', 'svc' ),
			array(
				'type'               => 'error',
				'additional_classes' => array( 'hide-if-js' ),
			)
		);
		echo '<div id="svc-admin" class="svc-admin"></div>';
	}

	/** Null where the tables cannot be read, which must not take the rest of the dashboard along. */
	private function has_profile(): ?bool {
		try {
			return null !== $this->users->caller_profiles->of( get_current_user_id() );
		} catch ( QueryFailed ) {
			return null;
		}
	}

	private static function show_trouble(): void {
		if ( current_user_can( Capabilities::MANAGE ) ) {
			$text = sprintf(
				/* translators: %s: address of a page. */
				__( 'The tables of the company’s people cannot be read. <a href="%s">Site Health</a> says what is missing.', 'svc' ),
				esc_url( get_admin_url( get_main_site_id(), 'site-health.php' ) )
			);
			add_action( 'admin_notices', static fn () => wp_admin_notice( wp_kses( $text, array( 'a' => array( 'href' => true ) ) ), array( 'type' => 'error' ) ) );
		}
	}

	private function know( Page $page, string|false $screen ): void {
		if ( false !== $screen ) {
			$this->pages[ $screen ] = $page;
			add_action( "load-$screen", static fn () => HelpTabs::add( $page ) );
		}
	}
}
