<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Closure;
use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\Category;
use Svc\Kernel\Abilities\Registrar;
use Svc\Kernel\Access\Capabilities;
use Svc\Kernel\Access\Capability;
use Svc\Kernel\Admin\Screens;
use Svc\Kernel\Blocks\BlockTypes;
use Svc\Kernel\Blocks\StyledBlocks;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\EarlyReads;
use Svc\Kernel\Database\FormerOptions;
use Svc\Kernel\Database\Migration;
use Svc\Kernel\Database\Migrator;
use Svc\Kernel\Database\NetworkOption;
use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\Health\HealthTest;
use Svc\Kernel\Health\SiteHealth;
use Svc\Kernel\Health\TablesTest;
use Svc\Kernel\Outbox\AddReference;
use Svc\Kernel\Outbox\Backlog;
use Svc\Kernel\Outbox\CreateOutbox;
use Svc\Kernel\Outbox\Cron;
use Svc\Kernel\Outbox\DeliveryTest;
use Svc\Kernel\Outbox\Hooks;
use Svc\Kernel\Outbox\Kind;
use Svc\Kernel\Outbox\Pruning;
use Svc\Kernel\Posts\EditedTypes;
use Svc\Kernel\Rest\Bases;
use Svc\Kernel\Rest\CoreRoutes;
use Svc\Kernel\Rest\Downloads;
use Svc\Kernel\Rest\Guard;
use Svc\Kernel\Rest\RouteLoader;
use WP_User;

/** Registers the enabled components with WordPress. */
final class Components {

	/** ComponentSwitches::OPTION and FinishedSteps::OPTION, without loading the classes. */
	private const OPTIONS = array( 'svc_components_off', 'svc_migrations' );

	private ?Migrator $migrator   = null;
	private ?Registrar $registrar = null;

	private ?RouteLoader $route_loader = null;

	private ?EditedTypes $edited_types = null;

	/** @var array<string, list<Capability>> By component; only those that were asked for. */
	private array $capabilities = array();

	/** @var array<string, Component> */
	private readonly array $all;

	/** @var array<string, Component> */
	private readonly array $on;

	/**
	 * @param non-empty-list<Component> $components
	 * @param string                    $folder     The plugin's folder, with a trailing slash.
	 */
	public function __construct(
		private readonly Database $database,
		ComponentSwitches $switches,
		array $components,
		private readonly string $folder,
	) {
		$all = array();
		foreach ( $components as $component ) {
			$all[ $component->name() ] = $component;
		}
		EarlyReads::load( array_merge( self::OPTIONS, ...array_map( static fn ( Component $component ): array => $component->read_options(), $components ) ) );
		$this->all = $all;
		try {
			$this->adopt_former_options();
		} catch ( QueryFailed ) {
			// The migration tries it again, and reports the error.
		}
		$switches->know( $all );
		$this->on = array_intersect_key( $all, array_filter( $switches->all() ) );
	}

	public function register(): void {
		$this->database->register();
		FirstWrite::watch();
		add_filter( 'user_has_cap', fn ( mixed $granted, mixed $asked, mixed $arguments, WP_User $user ): mixed => is_array( $granted ) ? $this->grant( $granted, (array) $asked, $user ) : $granted, 10, 4 );
		foreach ( $this->on as $component ) {
			$component->register();
		}
		( new Hooks( $this->database, fn (): array => self::message_kinds( $this->on ), fn (): array => self::message_kinds( $this->all ), $this->migrator( ... ) ) )->register();
		add_action( 'cli_init', fn () => $this->migrator()->try_to_migrate(), 1 );
		$this->register_rest();
		// Core fires these when the abilities are first used, which most requests never do.
		add_action( 'wp_abilities_api_categories_init', fn () => $this->registrar()->register_categories() );
		add_action( 'wp_abilities_api_init', fn () => $this->registrar()->register_abilities() );
		if ( is_admin() || ( defined( 'WP_CLI' ) && WP_CLI ) ) {
			add_action( 'init', fn () => array_map( $this->edited_types()->register_meta( ... ), $this->edited_types()->names ), 11 );
		}
		add_filter( 'wp_post_revision_meta_keys', fn ( mixed $keys, string $type ): mixed => is_array( $keys ) ? $this->edited_types()->revised( $type, $keys ) : $keys, 0, 2 );
		add_filter( 'wp_privacy_personal_data_exporters', fn ( mixed $tools ): mixed => is_array( $tools ) ? array_merge( $tools, ...array_values( array_map( static fn ( Component $component ): array => $component->exporters(), $this->all ) ) ) : $tools );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( mixed $tools ): mixed => is_array( $tools ) ? array_merge( $tools, ...array_values( array_map( static fn ( Component $component ): array => $component->erasers(), $this->all ) ) ) : $tools );
		( new BlockTypes( $this->folder, $this->all, $this->on ) )->register();
		if ( is_admin() || wp_doing_cron() ) {
			( new SiteHealth( $this->on, $this->health_tests( ... ) ) )->register();
		}
		if ( is_admin() ) {
			add_action( 'admin_init', fn () => $this->migrator()->try_to_migrate(), 1 );
			( new Screens( $this->folder, $this->on, $this->all ) )->register();
		}
	}

	/** @return array<string, Component> By name, disabled ones included. */
	public function all(): array {
		return $this->all;
	}

	/** Removes every table, setting and job. */
	public function uninstall(): void {
		foreach ( $this->all as $component ) {
			$component->delete_data();
			array_map( 'wp_unschedule_hook', $component->jobs() );
		}
		Cron::uninstall();
		Pruning::uninstall();
		$this->migrator()->uninstall();
		NetworkOption::delete( ...$this->network_options() );
		StyledBlocks::uninstall();
	}

	public function migrator(): Migrator {
		return $this->migrator ??= new Migrator( $this->database, self::steps( $this->all ), $this->adopt_former_options( ... ) );
	}

	/**
	 * @param array<string, bool>     $granted
	 * @param array<array-key, mixed> $asked
	 * @return array<string, bool>
	 */
	private function grant( array $granted, array $asked, WP_User $user ): array {
		$sought = array();
		foreach ( $asked as $name ) {
			if ( is_string( $name ) && str_starts_with( $name, 'svc_' ) ) {
				$sought[] = $name;
			}
		}
		foreach ( array() === $sought ? array() : $this->all as $name => $component ) {
			$own     = $this->capabilities[ $name ] ??= $component->capabilities();
			$granted = Capabilities::grant( $own, $granted, $sought, $user );
			$sought  = array_diff( $sought, array_column( $own, 'name' ) );
			if ( array() === $sought ) {
				break;
			}
		}
		return $granted;
	}

	private function registrar(): Registrar {
		return $this->registrar ??= new Registrar( $this->categories( ... ), $this->abilities( ... ), $this->ability_meta( ... ) );
	}

	/** Requests to pages load nothing for REST: code that uses its server inside of them fires this hook, too. */
	private function register_rest(): void {
		add_action(
			'rest_api_init',
			function (): void {
				if ( null === $this->route_loader ) {
					$this->route_loader = new RouteLoader( self::by_base( $this->on ), self::by_base( array_diff_key( $this->all, $this->on ) ), $this->edited_types(), fn (): bool => $this->migrator()->try_to_migrate() );
					$this->route_loader->register();
					// Runs before core checks the nonce.
					add_filter( 'rest_authentication_errors', fn ( mixed $result ): mixed => empty( $result ) && is_user_logged_in() ? $this->accept_download() ?? $result : $result, 95 );
				}
				// Core fails on a `_method` that is not a string before it dispatches the request.
				// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only looked at, before core checks the nonce.
				if ( isset( $_GET['_method'] ) && ! is_string( $_GET['_method'] ) ) {
					// Some paths answer while their component is off.
					( new Guard( new Bases( array_keys( self::by_base( $this->all ) ) ) ) )->drop_bad_method();
				}
				if ( has_filter( 'svc_leave_out_core_routes' ) ) {
					( new CoreRoutes( $this->bases() ) )->register();
				}
			},
			1
		);
	}

	private function edited_types(): EditedTypes {
		return $this->edited_types ??= new EditedTypes( $this->on );
	}

	private function bases(): Bases {
		return new Bases( array_keys( self::by_base( $this->on ) ) );
	}

	/**
	 * @param array<string, Component> $components
	 * @return array<non-falsy-string, Component>
	 */
	private static function by_base( array $components ): array {
		return array_combine( array_map( static fn ( Component $component ): string => $component->base(), array_values( $components ) ), array_values( $components ) );
	}

	/** @return true|null */
	private function accept_download(): ?bool {
		global $wp_rest_auth_cookie;
		foreach ( true === $wp_rest_auth_cookie ? $this->on : array() as $component ) {
			if ( ( new Downloads( $component ) )->may_go_without_nonce() ) {
				return true;
			}
		}
		return null;
	}

	/** @return list<Category> */
	private function categories(): array {
		return self::merged( array_map( static fn ( Component $component ): array => $component->ability_categories(), $this->on ) );
	}

	/** @return list<Ability> */
	private function abilities(): array {
		return $this->migrator()->try_to_migrate() ? self::merged( array_map( static fn ( Component $component ): array => $component->abilities(), $this->on ) ) : array();
	}

	/** @return array<string, array<string, mixed>> */
	private function ability_meta(): array {
		return array_merge_recursive( ...array_values( array_map( static fn ( Component $component ): array => $component->ability_meta(), $this->on ) ) );
	}

	/**
	 * @param array<string, Component> $components
	 * @return array<string, Closure(): Kind>
	 */
	private static function message_kinds( array $components ): array {
		return array_merge( ...array_values( array_map( static fn ( Component $component ): array => $component->message_kinds(), $components ) ) );
	}

	/** @return list<HealthTest> */
	private function health_tests(): array {
		return array(
			new TablesTest( $this->database, $this->migrator(), $this->tables() ),
			new DeliveryTest( new Backlog( $this->database ), self::message_kinds( $this->on ) ),
		);
	}

	/** @return list<string> */
	private function tables(): array {
		return array( 'outbox', ...self::merged( array_map( static fn ( Component $component ): array => $component->tables(), $this->all ) ) );
	}

	/**
	 * Before anything reads them: the first request of a new network would otherwise make a secret anew.
	 *
	 * @throws QueryFailed
	 */
	private function adopt_former_options(): void {
		if ( is_multisite() && null === get_network_option( get_main_network_id(), 'svc_migrations', null ) ) {
			FormerOptions::adopt( $this->network_options() );
		}
	}

	/** @return list<string> */
	private function network_options(): array {
		return array( ComponentSwitches::OPTION, ...self::merged( array_map( static fn ( Component $component ): array => $component->network_options(), $this->all ) ) );
	}

	/**
	 * @param array<string, Component> $components
	 * @return array<non-empty-string, Closure(): Migration> By full name.
	 */
	private static function steps( array $components ): array {
		$steps = array(
			'kernel/create-outbox'        => static fn () => new CreateOutbox(),
			'kernel/add-outbox-reference' => static fn () => new AddReference(),
		);
		foreach ( $components as $name => $component ) {
			foreach ( $component->migrations() as $step => $make ) {
				$steps[ "$name/$step" ] = $make;
			}
		}
		return $steps;
	}

	/**
	 * @template T
	 * @param array<string, list<T>> $lists
	 * @return list<T>
	 */
	private static function merged( array $lists ): array {
		return array_merge( ...array_values( $lists ) );
	}
}
