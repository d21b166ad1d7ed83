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
use Svc\Kernel\Database\Migration;
use Svc\Kernel\Health\HealthTest;
use Svc\Kernel\Outbox\Kind;
use Svc\Kernel\Rest\Route;

/**
 * One entry of the list in Plugin.php: everything that is registered with WordPress for one namespace.
 *
 * The kernel calls each method only in requests that need its result.
 */
abstract class Component {

	/** @var array<class-string<Feature>, LazyFeature>|null */
	private ?array $lazy_features = null;

	/** @return non-falsy-string The REST namespace, such as `users/v1`. */
	abstract public function base(): string;

	/** Its name in the settings. */
	abstract public function title(): string;

	/** The capability of its administrators. */
	abstract public function manage(): string;

	/** @return non-empty-string The namespace without its version; identifies the component in settings and migrations. */
	final public function name(): string {
		/** @var non-empty-string */
		return explode( '/', $this->base() )[0];
	}

	/** Whether administrators may switch it off. */
	public function is_optional(): bool {
		return true;
	}

	/** @return array<class-string<Feature>, LazyFeature> */
	abstract protected function features(): array;

	/** Adds hooks. Runs on every request while the component is enabled, so objects are built only when a hook fires. */
	public function register(): void {}

	/** @return list<Capability> Also registered while the component is disabled. */
	public function capabilities(): array {
		return array();
	}

	/** @return list<class-string<ErrorCode>> Enums of the component's own error codes. */
	public function error_codes(): array {
		return array();
	}

	/** @return array<non-empty-string, Closure(): Migration> By name, in the order in which they run; released ones keep their names. Also where the component is off. */
	public function migrations(): array {
		return array();
	}

	/** @return list<string> The tables that exist after all migrations, without prefix. */
	public function tables(): array {
		return array();
	}

	/** @return list<Category> */
	public function ability_categories(): array {
		return array();
	}

	/** @return array<string, array<string, mixed>> What is added to the meta of abilities of any component, by ability. */
	public function ability_meta(): array {
		return array();
	}

	public function blocks(): ?BlockSet {
		return null;
	}

	/** @return array<string, Closure(): void> What registers the post meta of each post type that the block editor reads and writes by core's own routes. */
	public function edited_types(): array {
		return array();
	}

	/** The component's dashboard menu for the current user. */
	public function menu(): ?Menu {
		return null;
	}

	/** @return array<string, mixed> Start values of the dashboard script. */
	public function boot_data(): array {
		return array();
	}

	/** @return list<HealthTest> */
	public function health_tests(): array {
		return array();
	}

	/** @return list<string> All of its network options. Uninstalling deletes them; a single site that becomes a network keeps them. */
	public function network_options(): array {
		return array();
	}

	/** @return list<string> Network options that most of its requests read. A network reads them in the query for the switches. */
	public function read_options(): array {
		return array();
	}

	/** @return array<string, Closure(): Kind> Kinds of messages that the component sends through the outbox, by name; no other component has the same. */
	public function message_kinds(): array {
		return array();
	}

	/** @return list<string> WP-Cron hooks to unschedule when the component is switched off or uninstalled. */
	public function jobs(): array {
		return array();
	}

	/** @return array<string, array<string, mixed>> Of WordPress's tools for personal data, by name. Also while the component is off, because its data stay. */
	public function exporters(): array {
		return array();
	}

	/** @return array<string, array<string, mixed>> */
	public function erasers(): array {
		return array();
	}

	/** Deletes data kept outside the tables, such as options and user meta. */
	public function delete_data(): void {}

	/**
	 * @template T of Feature
	 * @param class-string<T> $feature
	 * @return T
	 */
	final public function feature( string $feature ): Feature {
		/** @var T */
		return $this->lazy_features()[ $feature ]->feature();
	}

	/** @return list<non-empty-string> Beginnings of the paths of routes without an operation. */
	public function other_paths(): array {
		return array();
	}

	/** Registers these routes. Runs when a request is about to use one of them. */
	public function register_other_routes(): void {}

	/** @return list<non-empty-string> Those of other_paths() that answer also while the component is off: addresses in messages that were sent. */
	public function lasting_paths(): array {
		return array();
	}

	/**
	 * @param string|null $path Below the namespace; null for the routes of all features.
	 * @return array<class-string<Feature>, list<Route>> All routes of each feature that has routes at this path.
	 */
	final public function routes( ?string $path ): array {
		$asked = array_filter( $this->lazy_features(), static fn ( LazyFeature $one ): bool => null === $path || $one->has( $path ) );
		return array_map( static fn ( LazyFeature $one ): array => $one->routes(), $asked );
	}

	/** @return list<Ability> */
	final public function abilities(): array {
		$features = array_map( static fn ( LazyFeature $one ): Feature => $one->feature(), array_values( $this->lazy_features() ) );
		return array_merge( ...array_map( static fn ( Feature $feature ): array => $feature instanceof OffersAbilities ? $feature->abilities() : array(), $features ) );
	}

	/** @return array<class-string<Feature>, LazyFeature> */
	private function lazy_features(): array {
		return $this->lazy_features ??= $this->features();
	}
}
