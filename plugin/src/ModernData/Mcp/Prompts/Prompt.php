<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Prompts;

use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;

/** A ready-made beginning of a conversation. */
interface Prompt {

	public function name(): string;

	/** @return array<string, mixed> As prompts/list shows it. */
	public function definition(): array;

	public function is_usable(): bool;

	/**
	 * @return array<string, mixed> As prompts/get answers it.
	 * @throws Fault
	 */
	public function get( Exchange $exchange ): array;

	/** @return list<string> Values that the argument may have for this caller; empty where that is open. */
	public function choices( string $argument ): array;
}
