<?php

declare( strict_types=1 );

namespace Svc;

use Svc\Admin\Admin;
use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\Category;
use Svc\Kernel\Abilities\Registrar;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Kernel\Database\Migrator;
use Svc\Kernel\Health\HealthTest;
use Svc\Kernel\Health\SiteHealth;
use Svc\Kernel\Health\TablesTest;
use Svc\Kernel\Operations;
use Svc\Kernel\Requirements;
use Svc\Kernel\Rest\Bases;
use Svc\Kernel\Rest\CoreRoutes;
use Svc\Kernel\Rest\Guard;
use Svc\Kernel\Rest\Router;
use Svc\ModernData\Mcp\AssistantsTest;
use Svc\ModernData\ModernData;
use Svc\Users\AbilityCategories;
use Svc\Users\Blocks\Blocks;
use Svc\Users\Imports\ImportsTest;
use Svc\Users\Photos\PhotosTest;
use Svc\Users\Users;

/** The list of components: the first file to read. */
final class Plugin {

	private static ?self $instance = null;

	public readonly Database $database;
	public readonly Users $users;
	public readonly ModernData $modern_data;
	public readonly Blocks $blocks;
	public readonly Admin $admin;

	private readonly Migrator $migrator;

	private function __construct() {
		global $wpdb;
		$this->database    = new Database( $wpdb );
		$this->users       = new Users( $this->database );
		$this->modern_data = new ModernData( $this->database );
		$this->blocks      = new Blocks( dirname( __DIR__ ) . '/build/blocks', new Operations( $this->users->routes( ... ) ), $this->users->own_bookmarks() );
		$this->admin       = new Admin( dirname( __DIR__ ) . '/build/admin', $this->users );
		$this->migrator    = new Migrator( $this->database, $this->migrations() );
	}

	public static function boot( string $file ): void {
		$plugin = self::instance();
		register_activation_hook( $file, array( $plugin, 'activate' ) );
		if ( array() !== Requirements::missing_extensions() ) {
			Requirements::show_notice();
			return;
		}
		$plugin->database->register();
		$plugin->users->register();
		$plugin->modern_data->register();
		$plugin->blocks->register();
		( new RowLinks( $file ) )->register();
		( new SiteHealth( $plugin->health_tests( ... ) ) )->register();
		$plugin->admin->register();
		add_action( 'admin_init', array( $plugin->migrator, 'try_to_migrate' ), 1 );
		add_action( 'cli_init', array( $plugin->migrator, 'try_to_migrate' ), 1 );
		add_action( 'rest_api_init', array( $plugin, 'register_routes' ) );
		( new Registrar( $plugin->categories( ... ), $plugin->abilities( ... ) ) )->register();
		$bases = new Bases( array( Users::BASE, ModernData::BASE ) );
		( new Guard( $bases ) )->register();
		( new CoreRoutes( $bases ) )->register();
	}

	public static function instance(): self {
		return self::$instance ??= new self();
	}

	public function activate(): void {
		Requirements::require_all( $this->database->wpdb );
		$this->migrator->migrate();
	}

	public function register_routes(): void {
		if ( $this->migrator->try_to_migrate() ) {
			( new Router( Users::BASE, $this->users->routes() ) )->register();
			( new Router( ModernData::BASE, $this->modern_data->routes() ) )->register();
		}
	}

	/** @return list<Category> */
	public function categories(): array {
		return array( ...AbilityCategories::all(), ...$this->modern_data->ability_categories() );
	}

	/** @return list<Ability> */
	public function abilities(): array {
		return $this->migrator->try_to_migrate() ? array( ...$this->users->abilities(), ...$this->modern_data->abilities() ) : array();
	}

	/** Removes all data, where the administrator chose so. */
	public function uninstall(): void {
		if ( $this->users->uninstalls_data() ) {
			$this->users->delete_settings_and_meta();
			$this->modern_data->delete_settings();
			$this->migrator->uninstall();
		}
	}

	/** @return list<HealthTest> */
	private function health_tests(): array {
		return array(
			new TablesTest( $this->database, $this->migrator ),
			new PhotosTest(),
			new ImportsTest( $this->users->import_cleaner() ),
			new AssistantsTest( $this->modern_data->lets_assistants_write( ... ) ),
		);
	}

	/** @return list<Migration> The version is how many there are: once released, whatever comes goes to the end, whichever component's it is. */
	private function migrations(): array {
		return array( ...$this->users->migrations(), ...$this->modern_data->migrations(), ...$this->users->later_migrations() );
	}
}
