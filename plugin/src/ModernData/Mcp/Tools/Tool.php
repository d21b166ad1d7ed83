<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Tools;

use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;

/** Something that a client's model may call. */
interface Tool {

	public function name(): string;

	/** @return array<string, mixed> As tools/list shows it. */
	public function definition(): array;

	/** Whether this caller would be let in at all. */
	public function is_usable(): bool;

	/**
	 * @param array<array-key, mixed> $arguments
	 * @throws Fault
	 */
	public function call( array $arguments, Exchange $exchange ): ToolResult;
}
