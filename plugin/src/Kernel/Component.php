<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Closure;
use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\Category;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Access\Capability;
use Svc\Kernel\Admin\Menu;
use Svc\Kernel\Blocks\BlockSet;
use Svc\Kernel\Database\Step;
use Svc\Kernel\Health\HealthTest;
use Svc\Kernel\Rest\Route;

/**
 * One entry of the list in Plugin.php: everything that WordPress learns of a namespace.
 *
 * Each method is asked by the part of the kernel that needs its answer, when a request needs that part.
 */
abstract class Component {

	/** @var array<class-string<Feature>, Feature> */
	private array $made = array();

	/** @return non-falsy-string The REST namespace, such as `users/v1`. */
	abstract public function base(): string;

	/** What the settings call it. */
	abstract public function title(): string;

	/** The capability of those who may manage it. */
	abstract public function manage(): string;

	/** @return non-empty-string The namespace without its version, as the settings and the migrations name the component. */
	final public function name(): string {
		/** @var non-empty-string */
		return explode( '/', $this->base() )[0];
	}

	/** Whether administrators may switch it off. */
	public function is_optional(): bool {
		return true;
	}

	/**
	 * Every part of the component; a part is made when it is asked for.
	 *
	 * @return array<class-string<Feature>, Closure(): Feature>
	 */
	abstract protected function features(): array;

	/** Runs on every request of a site where the component is on: hooks whose work is made when they fire. */
	abstract public function register(): void;

	/** @return list<Capability> Also where the component is off. */
	public function capabilities(): array {
		return array();
	}

	/** @return list<class-string<ErrorCode>> Enums of the codes beside the kernel's. */
	public function error_codes(): array {
		return array();
	}

	/** @return list<Step> In the order in which they run; released steps keep their names. Also where the component is off. */
	public function migrations(): array {
		return array();
	}

	/** @return list<string> The tables that the migrations leave, without prefix. */
	public function tables(): array {
		return array();
	}

	/** @return list<Category> */
	public function ability_categories(): array {
		return array();
	}

	public function blocks(): ?BlockSet {
		return null;
	}

	/** What this caller gets in the dashboard's menu. */
	public function menu(): ?Menu {
		return null;
	}

	/** @return array<string, mixed> What the dashboard's script knows when it starts. */
	public function boot_data(): array {
		return array();
	}

	/** @return list<HealthTest> */
	public function health_tests(): array {
		return array();
	}

	/** @return list<string> Hooks of WP-Cron that are unscheduled when the component is switched off or uninstalled. */
	public function jobs(): array {
		return array();
	}

	/** Deletes what is kept outside the tables. */
	public function delete_data(): void {}

	/**
	 * @template T of Feature
	 * @param class-string<T> $feature
	 * @return T
	 */
	final public function feature( string $feature ): Feature {
		/** @var T */
		return $this->made[ $feature ] ??= ( $this->features()[ $feature ] )();
	}

	/** Registers addresses that no operation answers, with register_rest_route(), when a request is about to use the namespace. */
	public function register_other_routes(): void {}

	/** @return list<Route> */
	final public function routes(): array {
		return array_merge( ...array_map( static fn ( Feature $feature ): array => $feature->routes(), $this->all_features() ) );
	}

	/** @return list<Ability> */
	final public function abilities(): array {
		return array_merge( ...array_map( static fn ( Feature $feature ): array => $feature instanceof OffersAbilities ? $feature->abilities() : array(), $this->all_features() ) );
	}

	/** @return list<Feature> */
	private function all_features(): array {
		return array_map( $this->feature( ... ), array_keys( $this->features() ) );
	}
}
