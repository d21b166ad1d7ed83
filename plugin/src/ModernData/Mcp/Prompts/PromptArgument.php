<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Prompts;

use Closure;

/** An argument of a prompt. */
final class PromptArgument {

	/** @param (Closure(): list<string>)|null $choices Suggestions while the person types. */
	public function __construct(
		public readonly string $name,
		private readonly string $description,
		public readonly bool $is_required = false,
		private readonly ?Closure $choices = null,
	) {}

	/** @return array<string, mixed> */
	public function definition(): array {
		return array(
			'name'        => $this->name,
			'description' => $this->description,
			'required'    => $this->is_required,
		);
	}

	/** @return list<string> */
	public function choices(): array {
		return null === $this->choices ? array() : ( $this->choices )();
	}
}
