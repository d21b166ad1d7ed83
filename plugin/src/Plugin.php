<?php

declare( strict_types=1 );

namespace Svc;

use Svc\Kernel\Component;
use Svc\Kernel\Components;
use Svc\Kernel\ComponentSwitches;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Requirements;
use Svc\ModernData\ModernData;
use Svc\Users\Users;

/** The list of components: the first file to read. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Database $database;
	public readonly Users $users;
	public readonly Components $components;

	private function __construct() {
		global $wpdb;
		$this->database   = new Database( $wpdb );
		$switches         = new ComponentSwitches( $this->database );
		$this->users      = new Users( $this->database, $switches );
		$this->components = new Components( $this->database, $switches, $this->list(), dirname( __DIR__ ) . '/' );
	}

	/** @return non-empty-list<Component> */
	private function list(): array {
		return array(
			$this->users,
			new ModernData( $this->database ),
		);
	}

	public static function boot( string $file ): void {
		$plugin = self::instance();
		register_activation_hook( $file, array( $plugin, 'activate' ) );
		if ( extension_loaded( 'mbstring' ) ) {
			$plugin->components->register();
		} else {
			Requirements::show_notice();
		}
	}

	public static function instance(): self {
		return self::$instance ??= new self();
	}

	public function activate(): void {
		Requirements::require_all( $this->database->wpdb );
		$this->components->migrator()->migrate();
	}

	/** Removes all data, where the administrator chose so. */
	public function uninstall(): void {
		if ( $this->users->deletes_data_on_uninstall() ) {
			$this->components->uninstall();
		}
	}
}
