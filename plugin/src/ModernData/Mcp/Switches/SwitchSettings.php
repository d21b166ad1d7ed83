<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Switches;

use Svc\Kernel\Etag;
use Svc\Kernel\Failure;
use Svc\Kernel\Precondition;
use Svc\ModernData\Mcp\Endpoint;
use Svc\ModernData\Mcp\Offer;
use Svc\ModernData\ModernData;

/** The switches in the form that administrators see and send. */
final class SwitchSettings {

	public function __construct( private readonly Switches $switches ) {}

	/** @return array{endpoint: string, tools: list<array{name: string, ability: string, title: string, is_readonly: bool, enabled: bool}>} */
	public function all(): array {
		return array(
			'endpoint' => rest_url( ModernData::BASE . Endpoint::PATH ),
			'tools'    => array_map( array( $this, 'tool' ), array_values( array_filter( Offer::abilities(), 'wp_has_ability' ) ) ),
		);
	}

	/**
	 * Read-only fields may be sent back unchanged.
	 *
	 * @param array<string, mixed> $input
	 * @return array{endpoint: string, tools: list<array{name: string, ability: string, title: string, is_readonly: bool, enabled: bool}>} The settings after the change.
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
	 * @param array<string, mixed>                                                                                                        $input
	 * @param array{endpoint: string, tools: list<array{name: string, ability: string, title: string, is_readonly: bool, enabled: bool}>} $current
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

	/** @return array{name: string, ability: string, title: string, is_readonly: bool, enabled: bool} */
	private function tool( string $name ): array {
		$ability = wp_get_ability( $name );
		return array(
			'name'        => Offer::tool_name( $name ),
			'ability'     => $name,
			'title'       => (string) $ability?->get_label(),
			'is_readonly' => true === ( (array) $ability?->get_meta_item( 'annotations' ) )['readonly'],
			'enabled'     => $this->switches->is_on( $name ),
		);
	}

	private static function read_only(): string {
		return __( 'This cannot be changed. Leave it out or send it back as it is.', 'svc' );
	}
}
