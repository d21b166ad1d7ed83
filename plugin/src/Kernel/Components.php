<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\Category;
use Svc\Kernel\Abilities\Registrar;
use Svc\Kernel\Access\Capabilities;
use Svc\Kernel\Access\Capability;
use Svc\Kernel\Admin\Screens;
use Svc\Kernel\Blocks\BlockTypes;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migrator;
use Svc\Kernel\Database\Step;
use Svc\Kernel\Health\SiteHealth;
use Svc\Kernel\Health\TablesTest;
use Svc\Kernel\Rest\Bases;
use Svc\Kernel\Rest\CoreRoutes;
use Svc\Kernel\Rest\Downloads;
use Svc\Kernel\Rest\Guard;
use Svc\Kernel\Rest\RouteLoader;
use Svc\Kernel\Rest\Router;
use WP_User;

/** Registers the enabled components with WordPress. */
final class Components {

	private ?Migrator $migrator   = null;
	private ?Registrar $registrar = null;

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
		$switches->know( $all );
		$this->all      = $all;
		$this->on       = array_filter( $all, static fn ( Component $component ): bool => $switches->is_on( $component->name() ) );
	}

	public function register(): void {
		$this->database->register();
		add_filter( 'user_has_cap', $this->grant( ... ), 10, 4 );
		foreach ( $this->on as $component ) {
			$component->register();
		}
		add_action( 'admin_init', fn () => $this->migrator()->try_to_migrate(), 1 );
		add_action( 'cli_init', fn () => $this->migrator()->try_to_migrate(), 1 );
		$this->register_rest();
		// Core fires these when the abilities are first used, which most requests never do.
		add_action( 'wp_abilities_api_categories_init', fn () => $this->registrar()->register_categories() );
		add_action( 'wp_abilities_api_init', fn () => $this->registrar()->register_abilities() );
		( new BlockTypes( $this->folder, $this->all, $this->on ) )->register();
		if ( is_admin() || wp_doing_cron() ) {
			( new SiteHealth( $this->on, new TablesTest( $this->database, $this->migrator(), $this->tables() ) ) )->register();
		}
		if ( is_admin() ) {
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
		$this->migrator()->uninstall();
		ComponentSwitches::uninstall();
	}

	public function migrator(): Migrator {
		return $this->migrator ??= new Migrator( $this->database, self::steps( $this->all ) );
	}

	/**
	 * @param array<string, bool> $granted
	 * @param list<string>        $asked
	 * @param list<mixed>         $arguments
	 * @return array<string, bool>
	 */
	private function grant( array $granted, array $asked, array $arguments, WP_User $user ): array {
		$is_ours = array() !== array_filter( $asked, static fn ( string $name ): bool => str_starts_with( $name, 'svc_' ) );
		return $is_ours ? Capabilities::grant( $this->capabilities(), $granted, $asked, $user ) : $granted;
	}

	/** @return list<Capability> */
	private function capabilities(): array {
		return self::merged( array_map( static fn ( Component $component ): array => $component->capabilities(), $this->all ) );
	}

	private function registrar(): Registrar {
		return $this->registrar ??= new Registrar( $this->categories( ... ), $this->abilities( ... ) );
	}

	private function register_rest(): void {
		$bases = array_values( array_map( static fn ( Component $component ): string => $component->base(), $this->on ) );
		( new RouteLoader( $bases, $this->load_routes( ... ) ) )->register();
		// Runs before core checks the nonce.
		add_filter( 'rest_authentication_errors', fn ( mixed $result ): mixed => empty( $result ) && is_user_logged_in() ? $this->accept_download() ?? $result : $result, 95 );
		add_action(
			'rest_api_init',
			static function () use ( $bases ): void {
				// Core fails on a `_method` that is not a string before it dispatches the request.
				// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only looked at, before core checks the nonce.
				if ( isset( $_GET['_method'] ) && ! is_string( $_GET['_method'] ) ) {
					( new Guard( new Bases( $bases ) ) )->drop_bad_method();
				}
				if ( has_filter( 'svc_leave_out_core_routes' ) ) {
					( new CoreRoutes( new Bases( $bases ) ) )->register();
				}
			},
			1
		);
	}

	/** @return true|null */
	private function accept_download(): ?bool {
		foreach ( $this->on as $component ) {
			if ( ( new Bases( array( $component->base() ) ) )->are_asked_for() && ( new Downloads( $component->base(), $component->routes() ) )->may_go_without_nonce() ) {
				return true;
			}
		}
		return null;
	}

	private function load_routes( string $base ): void {
		foreach ( $this->on as $component ) {
			if ( $component->base() === $base && $this->migrator()->try_to_migrate() ) {
				( new Guard( new Bases( array( $base ) ) ) )->register();
				( new Router( $component->base(), $component->routes() ) )->register();
				$component->register_other_routes();
			}
		}
	}

	/** @return list<Category> */
	private function categories(): array {
		return self::merged( array_map( static fn ( Component $component ): array => $component->ability_categories(), $this->on ) );
	}

	/** @return list<Ability> */
	private function abilities(): array {
		return $this->migrator()->try_to_migrate() ? self::merged( array_map( static fn ( Component $component ): array => $component->abilities(), $this->on ) ) : array();
	}

	/** @return list<string> */
	private function tables(): array {
		return self::merged( array_map( static fn ( Component $component ): array => $component->tables(), $this->all ) );
	}

	/**
	 * @param array<string, Component> $components
	 * @return array<string, Step>
	 */
	private static function steps( array $components ): array {
		$steps = array();
		foreach ( $components as $name => $component ) {
			foreach ( $component->migrations() as $step ) {
				$steps[ "$name/$step->name" ] = $step;
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
