<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

use Closure;

/** Collects the findings of one rendering, each once. */
final class Warnings {

	/** @var array<string, Warning> */
	private array $warnings = array();

	/** @param string|int|Closure(): string ...$values What the text of the code names. */
	public function add( WarningCode $code, string $path, string|int|Closure ...$values ): void {
		$warning = new Warning( $code, $path, array_values( $values ) );
		$this->warnings[ "$code->value $path {$warning->message()}" ] ??= $warning;
	}

	public function has( WarningCode $code ): bool {
		return in_array( $code, array_column( $this->warnings, 'code' ), true );
	}

	/** @return list<Warning> */
	public function all(): array {
		return array_values( $this->warnings );
	}
}
