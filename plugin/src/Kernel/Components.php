<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\Category;
use Svc\Kernel\Abilities\Registrar;
use Svc\Kernel\Access\Capabilities;
use Svc\Kernel\Admin\Screens;
use Svc\Kernel\Blocks\BlockTypes;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migrator;
use Svc\Kernel\Database\Step;
use Svc\Kernel\Health\SiteHealth;
use Svc\Kernel\Health\TablesTest;
use Svc\Kernel\Rest\Bases;
use Svc\Kernel\Rest\CoreRoutes;
use Svc\Kernel\Rest\Guard;
use Svc\Kernel\Rest\RouteLoader;
use Svc\Kernel\Rest\Router;

/** What WordPress sees of the components that are on. */
final class Components {

	public readonly Migrator $migrator;

	/** @var array<string, Component> */
	private readonly array $all;

	/** @var array<string, Component> */
	private readonly array $on;

	/**
	 * @param non-empty-list<Component> $components
	 * @param string                    $folder     The plugin's, with a trailing slash.
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
		$this->migrator = new Migrator( $database, self::steps( $all ) );
		$this->on       = array_filter( $all, static fn ( Component $component ): bool => $switches->is_on( $component->name() ) );
	}

	public function register(): void {
		$this->database->register();
		( new Capabilities( self::merged( array_map( static fn ( Component $component ): array => $component->capabilities(), $this->all ) ) ) )->register();
		foreach ( $this->on as $component ) {
			$component->register();
		}
		add_action( 'admin_init', array( $this->migrator, 'try_to_migrate' ), 1 );
		add_action( 'cli_init', array( $this->migrator, 'try_to_migrate' ), 1 );
		$this->register_rest();
		( new Registrar( $this->categories( ... ), $this->abilities( ... ) ) )->register();
		( new BlockTypes( $this->folder, $this->all, $this->on ) )->register();
		if ( is_admin() || wp_doing_cron() ) {
			( new SiteHealth( $this->on, new TablesTest( $this->database, $this->migrator, $this->tables() ) ) )->register();
		}
		if ( is_admin() ) {
			( new Screens( $this->folder, $this->on ) )->register();
		}
	}

	/** @return array<string, Component> By name, those that are switched off included. */
	public function all(): array {
		return $this->all;
	}

	/** Removes every table, setting and job. */
	public function uninstall(): void {
		foreach ( $this->all as $component ) {
			$component->delete_data();
			array_map( 'wp_unschedule_hook', $component->jobs() );
		}
		$this->migrator->uninstall();
		ComponentSwitches::uninstall();
	}

	private function register_rest(): void {
		$bases = array_values( array_map( static fn ( Component $component ): string => $component->base(), $this->on ) );
		( new Guard( new Bases( $bases ) ) )->register();
		( new CoreRoutes( new Bases( $bases ) ) )->register();
		( new RouteLoader( $bases, $this->load_routes( ... ) ) )->register();
	}

	private function load_routes( string $base ): void {
		foreach ( $this->on as $component ) {
			if ( $component->base() === $base && $this->migrator->try_to_migrate() ) {
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
		return $this->migrator->try_to_migrate() ? self::merged( array_map( static fn ( Component $component ): array => $component->abilities(), $this->on ) ) : array();
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
