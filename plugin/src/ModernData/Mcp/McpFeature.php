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

/** The MCP server, and what those who manage it see of it. */
final class McpFeature implements Feature {

	public function __construct(
		private readonly string $base,
		private readonly CallLog $calls,
		private readonly Switches $switches,
	) {}

	public function register(): void {
		$this->switches->register();
		( new Endpoint( $this->base, $this->methods( ... ) ) )->register();
	}

	public function routes(): array {
		$switches = new SwitchOperations( new SwitchSettings( $this->switches ) );
		$calls    = new CallOperations( $this->calls );
		return array(
			Route::get( '/settings', $switches->get( ... ) ),
			Route::put( '/settings', $switches->update( ... ) ),
			Route::get( '/calls', $calls->list( ... ) ),
		);
	}

	private function methods(): Methods {
		return new Methods(
			new ToolList( $this->switches, $this->calls ),
			new ResourceList( $this->switches ),
			new PromptList( $this->switches ),
		);
	}
}
