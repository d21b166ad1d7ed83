<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp;

use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\ModernData\Mcp\Calls\CallLog;
use Svc\ModernData\Mcp\Calls\CallOperations;
use Svc\ModernData\Mcp\Prompts\PromptList;
use Svc\ModernData\Mcp\Resources\ResourceList;
use Svc\ModernData\Mcp\Switches\Switches;
use Svc\ModernData\Mcp\Switches\SwitchOperations;
use Svc\ModernData\Mcp\Switches\SwitchSettings;
use Svc\ModernData\Mcp\Tools\ToolList;

/** The MCP server, with its settings and its call log for administrators. */
final class McpFeature implements Feature {

	/** @param non-falsy-string $base */
	public function __construct(
		private readonly string $base,
		private readonly CallLog $calls,
		private readonly Switches $switches,
	) {}

	public function endpoint(): Endpoint {
		return new Endpoint( $this->base, $this->methods( ... ) );
	}

	public function routes(): array {
		return array(
			Route::get( '/settings', fn () => $this->switch_operations()->get() ),
			Route::put( '/settings', fn () => $this->switch_operations()->update() ),
			Route::get( '/calls', fn () => ( new CallOperations( $this->calls ) )->list() ),
		);
	}

	private function switch_operations(): SwitchOperations {
		return new SwitchOperations( new SwitchSettings( $this->switches ) );
	}

	private function methods(): Methods {
		return new Methods(
			new ToolList( $this->switches, $this->calls ),
			new ResourceList( $this->switches ),
			new PromptList( $this->switches ),
		);
	}
}
