<?php

declare( strict_types=1 );

namespace Svc\Kernel\Admin;

use Svc\Kernel\Component;

/** Adds the components' screens to the dashboard menu and enqueues their scripts. */
final class Screens {

	/** @var array<string, Screen> By core's hook suffix. */
	private array $screens = array();

	private readonly Scripts $scripts;

	/**
	 * @param string                   $folder     The plugin's folder, with a trailing slash.
	 * @param array<string, Component> $components Enabled components.
	 * @param array<string, Component> $all        Disabled ones included.
	 */
	public function __construct(
		string $folder,
		private readonly array $components,
		private readonly array $all,
	) {
		$this->scripts = new Scripts( $folder );
	}

	public function register(): void {
		add_action( 'admin_menu', array( $this, 'add_menus' ) );
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/** A screen that is not added to the menu gets a 403 from core. */
	public function add_menus(): void {
		foreach ( $this->components as $component ) {
			$menu = $component->menu();
			if ( null !== $menu ) {
				$this->add( $menu );
			}
		}
	}

	/** @param mixed $name Core's hook suffix. Other plugins fire the action with anything. */
	public function enqueue( mixed $name = null ): void {
		$screen = is_string( $name ) ? $this->screens[ $name ] ?? null : null;
		if ( null !== $screen ) {
			$chunks = array_merge( ...array_map( static fn ( Screen $one ): array => $one->chunks, array_values( $this->screens ) ) );
			$this->scripts->enqueue( $screen, $this->boot_data(), array() !== array_intersect( Scripts::LISTS, $chunks ) );
		} elseif ( $this->may_manage() ) {
			$this->scripts->enqueue_commands();
		}
	}

	private function add( Menu $menu ): void {
		$first = $menu->screens[0];
		// One closure: core adds it twice to the first screen, and runs equal callbacks once.
		$print = Scripts::print_root( ... );
		$name  = add_menu_page( $first->title, $menu->title, $first->capability, $first->slug, $print, $menu->icon, $menu->position );
		if ( 1 === count( $menu->screens ) ) {
			$this->know( $first, $name );
			return;
		}
		foreach ( $menu->screens as $screen ) {
			$this->know( $screen, add_submenu_page( $first->slug, $screen->title, $screen->menu_title, $screen->capability, $screen->slug, $print ) );
		}
	}

	private function know( Screen $screen, string|false $name ): void {
		if ( false !== $name ) {
			$this->screens[ $name ] = $screen;
			add_action( "load-$name", static fn () => self::add_help( $screen ) );
		}
	}

	private static function add_help( Screen $screen ): void {
		foreach ( ( $screen->help )() as $index => list( $title, $paragraphs ) ) {
			get_current_screen()?->add_help_tab(
				array(
					'id'      => "$screen->slug-$index",
					'title'   => $title,
					'content' => '<p>' . implode( '</p><p>', array_map( static fn ( string $paragraph ): string => wp_kses( $paragraph, array( 'a' => array( 'href' => true ) ) ), $paragraphs ) ) . '</p>',
				)
			);
		}
	}

	/** @return array<string, mixed> */
	private function boot_data(): array {
		$own = array();
		foreach ( $this->all as $name => $component ) {
			$own['components'][] = array(
				'name'       => $name,
				'title'      => $component->title(),
				'isOn'       => isset( $this->components[ $name ] ),
				'isOptional' => $component->is_optional(),
			);
		}
		return array_merge( $own, ...array_values( array_map( static fn ( Component $component ): array => $component->boot_data(), $this->components ) ) );
	}

	private function may_manage(): bool {
		foreach ( $this->components as $component ) {
			if ( current_user_can( $component->manage() ) ) {
				return true;
			}
		}
		return false;
	}
}
