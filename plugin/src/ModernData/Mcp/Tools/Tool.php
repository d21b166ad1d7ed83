<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Tools;

use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;

/** An MCP tool. */
interface Tool {

	public function name(): string;

	/** @return array<string, mixed> Its entry in tools/list. */
	public function definition(): array;

	/** Whether this caller may call the tool. */
	public function is_usable(): bool;

	/**
	 * @param array<array-key, mixed> $arguments
	 * @throws Fault
	 */
	public function call( array $arguments, Exchange $exchange ): ToolResult;
}
