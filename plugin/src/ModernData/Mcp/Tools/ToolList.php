<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Tools;

use Svc\ModernData\Mcp\Calls\CallLog;
use Svc\ModernData\Mcp\Offer;
use Svc\ModernData\Mcp\Protocol\Cursor;
use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;
use Svc\ModernData\Mcp\Switches\Switches;

/** The tools of this site, in the same order for all callers. */
final class ToolList {

	public function __construct(
		private readonly Switches $switches,
		private readonly CallLog $calls,
	) {}

	/**
	 * @return array<string, mixed>
	 * @throws Fault
	 */
	public function page( Exchange $exchange ): array {
		Cursor::require_first( $exchange );
		$usable = array_filter( $this->all(), static fn ( Tool $tool ): bool => $tool->is_usable() );
		return array( 'tools' => array_values( array_map( static fn ( Tool $tool ): array => $tool->definition(), $usable ) ) );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Fault
	 */
	public function call( Exchange $exchange ): array {
		$name = $exchange->text( 'name' );
		$tool = $this->all()[ $name ] ?? null;
		if ( null === $tool ) {
			/* translators: %s: name of a tool. */
			throw Fault::params( sprintf( __( 'Unknown tool: %s', 'svc' ), $name ) );
		}
		$arguments = $exchange->arguments();
		ParamHeaders::require_same( (array) ( $tool->definition()['inputSchema'] ?? array() ), $exchange );
		$result = $tool->call( $arguments, $exchange );
		$this->calls->add( $exchange->caller->id(), $name, $result->outcome );
		return $result->body;
	}

	/** @return array<string, Tool> */
	private function all(): array {
		$tools = array();
		foreach ( Offer::abilities() as $name ) {
			$ability = $this->switches->is_on( $name ) && wp_has_ability( $name ) ? wp_get_ability( $name ) : null;
			if ( null !== $ability ) {
				$tools[] = new AbilityTool( $ability );
			}
		}
		/**
		 * Filters the tools of the MCP endpoint. Added tools must check permissions themselves.
		 *
		 * @param list<Tool> $tools
		 */
		$tools = (array) apply_filters( 'svc_mcp_tools', $tools );
		$tools = array_filter( $tools, static fn ( mixed $tool ): bool => $tool instanceof Tool );
		return array_column( array_map( static fn ( Tool $tool ): array => array( $tool->name(), $tool ), $tools ), 1, 0 );
	}
}
