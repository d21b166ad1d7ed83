<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Switches;

use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\ModernData\Mcp\Endpoint;
use Svc\ModernData\Mcp\Offer;
use Svc\ModernData\ModernData;
use WP_Ability;

/**
 * The switches in the form that administrators see and send: in the order in which components register their abilities, so that a group's are together.
 *
 * @phpstan-type Tool array{name: string, ability: string, title: string, summary: string, group: string, is_readonly: bool, is_destructive: bool,
 *     is_on_by_default: bool, enabled: bool}
 * @phpstan-type Shown array{endpoint: string, tools: list<Tool>}
 */
final class SwitchSettings {

	public function __construct( private readonly Switches $switches ) {}

	/** @return Shown */
	public function all(): array {
		return array(
			'endpoint' => rest_url( ModernData::BASE . Endpoint::PATH ),
			'tools'    => array_map( $this->tool( ... ), array_values( array_filter( wp_get_abilities(), static fn ( WP_Ability $ability ): bool => Offer::has( $ability->get_name() ) ) ) ),
		);
	}

	/**
	 * Read-only fields may be sent back unchanged.
	 *
	 * @param array<string, mixed> $input
	 * @return Shown The settings after the change.
	 */
	public function change( array $input, Precondition $precondition ): array {
		// Triggers the registration of all plugins' abilities, so that it does not run inside the lock.
		wp_has_ability( '' );
		return $this->switches->exclusively(
			function () use ( $input, $precondition ): array {
				$current = $this->all();
				$precondition->require( Etag::of( $current ) );
				$this->switches->change( self::switches( $input, $current ) );
				return $this->all();
			}
		);
	}

	/**
	 * @param array<string, mixed> $input
	 * @param Shown                $current
	 * @return array<string, bool> By ability.
	 * @throws Failure
	 */
	private static function switches( array $input, array $current ): array {
		$problems = array();
		if ( ( $input['endpoint'] ?? $current['endpoint'] ) !== $current['endpoint'] ) {
			$problems['endpoint'] = self::read_only();
		}
		$tools    = array_column( $current['tools'], null, 'name' );
		$switches = array();
		foreach ( $input['tools'] ?? array() as $index => $sent ) {
			$tool = $tools[ $sent['name'] ] ?? null;
			if ( null === $tool || isset( $switches[ $tool['ability'] ] ) ) {
				$problems[ "tools.$index.name" ] = null === $tool
					? __( 'There is no such tool. Send a name from the list.', 'svc' )
					: __( 'This tool is in the list twice.', 'svc' );
				continue;
			}
			foreach ( array_keys( array_diff_assoc( array_diff_key( $sent, array( 'enabled' => true ) ), $tool ) ) as $field ) {
				$problems[ "tools.$index.$field" ] = self::read_only();
			}
			$switches[ $tool['ability'] ] = $sent['enabled'];
		}
		if ( array() !== $problems ) {
			throw Failure::invalid( $problems );
		}
		return $switches;
	}

	/** @return Tool */
	private function tool( WP_Ability $ability ): array {
		$name        = $ability->get_name();
		$annotations = (array) $ability->get_meta_item( 'annotations' );
		return array(
			'name'             => Offer::tool_name( $name ),
			'ability'          => $name,
			'title'            => $ability->get_label(),
			'summary'          => (string) $ability->get_meta_item( 'summary', '' ),
			'group'            => (string) $ability->get_meta_item( 'group', '' ),
			'is_readonly'      => true === ( $annotations['readonly'] ?? null ),
			'is_destructive'   => true === ( $annotations['destructive'] ?? null ),
			'is_on_by_default' => Offer::is_on_by_default( $name ),
			'enabled'          => $this->switches->is_on( $name ),
		);
	}

	private static function read_only(): string {
		return __( 'This cannot be changed. Leave it out or send it back as it is.', 'svc' );
	}
}
