<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Prompts;

use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;

/** An MCP prompt: a prepared message that starts a conversation. */
interface Prompt {

	public function name(): string;

	/** @return array<string, mixed> Its entry in prompts/list. */
	public function definition(): array;

	public function is_usable(): bool;

	/**
	 * @return array<string, mixed> The result of prompts/get.
	 * @throws Fault
	 */
	public function get( Exchange $exchange ): array;

	/** @return list<string> Suggested values of the argument for this caller; empty for free text. */
	public function choices( string $argument ): array;
}
