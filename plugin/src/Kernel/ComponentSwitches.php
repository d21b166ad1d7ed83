<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Svc\Kernel\Database\NetworkOption;

/** Which components administrators have switched off, for the whole network. A component is on until it is switched off. */
final class ComponentSwitches {

	private const OPTION = 'svc_components_off';

	/** @var array<string, Component> */
	private array $components = array();

	/** @param array<string, Component> $components By name. Components know the switches, so they come after. */
	public function know( array $components ): void {
		$this->components = $components;
	}

	public function is_on( string $name ): bool {
		return $this->all()[ $name ] ?? false;
	}

	/** @return array<string, bool> Every component by name, in the order of the list. */
	public function all(): array {
		$off = (array) get_network_option( get_main_network_id(), self::OPTION, array() );
		return array_map( static fn ( Component $component ): bool => ! $component->is_optional() || ! in_array( $component->name(), $off, true ), $this->components );
	}

	/** @return array<string, Component> */
	public function components(): array {
		return $this->components;
	}

	/** @param array<string, bool> $changes By name; components that are not named stay as they are. */
	public function change( array $changes ): void {
		$all = array_merge( $this->all(), $changes );
		NetworkOption::set( self::OPTION, array_keys( array_filter( $all, static fn ( bool $is_on ): bool => ! $is_on ) ) );
		foreach ( array_diff_key( $this->components, array_filter( $all ) ) as $component ) {
			array_map( 'wp_unschedule_hook', $component->jobs() );
		}
	}

	public static function uninstall(): void {
		delete_network_option( get_main_network_id(), self::OPTION );
	}
}
