<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Prompts;

use Svc\ModernData\Mcp\Protocol\Cursor;
use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;
use Svc\ModernData\Mcp\Switches\Switches;

/** The prompts of this site. */
final class PromptList {

	public function __construct( private readonly Switches $switches ) {}

	/**
	 * @return array<string, mixed>
	 * @throws Fault
	 */
	public function page( Exchange $exchange ): array {
		Cursor::require_first( $exchange );
		return array( 'prompts' => array_values( array_map( static fn ( Prompt $prompt ): array => $prompt->definition(), $this->usable() ) ) );
	}

	/**
	 * @return array<string, mixed>
	 * @throws Fault
	 */
	public function get( Exchange $exchange ): array {
		return $this->named( $exchange->text( 'name' ) )->get( $exchange );
	}

	/** @throws Fault Also for prompts that this caller may not use. */
	public function named( string $name ): Prompt {
		/* translators: %s: name of a prompt. */
		return $this->usable()[ $name ] ?? throw Fault::params( sprintf( __( 'Unknown prompt: %s', 'svc' ), $name ) );
	}

	/** @return array<string, Prompt> */
	private function usable(): array {
		/**
		 * Filters the prompts of the MCP endpoint.
		 *
		 * @param list<Prompt> $prompts
		 */
		$prompts = (array) apply_filters( 'svc_mcp_prompts', OwnPrompts::all( $this->switches ) );
		$usable  = array();
		foreach ( $prompts as $prompt ) {
			if ( $prompt instanceof Prompt && $prompt->is_usable() ) {
				$usable[ $prompt->name() ] = $prompt;
			}
		}
		return $usable;
	}
}
