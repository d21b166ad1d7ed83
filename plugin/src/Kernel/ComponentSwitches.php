<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\NetworkOption;

/** Which components are enabled, for the whole network. A component is enabled until an administrator switches it off. */
final class ComponentSwitches {

	public const OPTION = 'svc_components_off';

	private readonly NetworkOption $option;

	/** @var array<string, Component> */
	private array $components = array();

	public function __construct( Database $database ) {
		$this->option = new NetworkOption( $database, self::OPTION );
	}

	/** @param array<string, Component> $components By name. Set after construction, because components take the switches as a dependency. */
	public function know( array $components ): void {
		$this->components = $components;
	}

	public function is_on( string $name ): bool {
		return $this->all()[ $name ] ?? false;
	}

	/** @return array<string, bool> Every component by name, in the order of the list. */
	public function all(): array {
		$off = (array) $this->option->value();
		return array_map( static fn ( Component $component ): bool => ! $component->is_optional() || ! in_array( $component->name(), $off, true ), $this->components );
	}

	/** @return array<string, Component> */
	public function components(): array {
		return $this->components;
	}

	/**
	 * No other request changes the switches while the work runs.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( callable $work ): mixed {
		return $this->option->exclusively( $work );
	}

	/** @param array<string, bool> $changes By name; other components keep their state. To be called inside exclusively(). */
	public function change( array $changes ): void {
		$all = array_merge( $this->all(), $changes );
		$this->option->write( array_keys( array_filter( $all, static fn ( bool $is_on ): bool => ! $is_on ) ) );
		foreach ( array_diff_key( $this->components, array_filter( $all ) ) as $component ) {
			array_map( 'wp_unschedule_hook', $component->jobs() );
		}
	}
}
