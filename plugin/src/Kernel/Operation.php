<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Closure;
use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Source;

/**
 * One action that callers can take, declared once.
 *
 * REST routes, abilities, MCP tools, console commands and the documentation derive from it and contain no rules.
 */
final class Operation {

	/**
	 * @param string                   $name   Verb and noun, such as `list-profiles`.
	 * @param list<string>             $path   Names of the ids that identify the target.
	 * @param Record|Closure(): Record $input  A closure where a read has the same address: WordPress then checks the permissions of both.
	 * @param Closure(): Record        $output Used for descriptions only; running the operation does not build it.
	 * @param Closure(Caller): bool    $may    Whether the caller may use the operation at all. Access to single targets and fields is checked by `run`.
	 * @param Closure(Call): Reply     $run    Throws Failure to refuse.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $description,
		public readonly Effect $effect,
		private Record|Closure $input,
		private readonly Closure $output,
		private readonly Closure $may,
		private readonly Closure $run,
		public readonly array $path = array(),
	) {}

	/**
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	public function parse( mixed $input, Source $source ): array {
		try {
			return $this->input()->parse( $input, $source );
		} catch ( Invalid $invalid ) {
			throw Failure::invalid( $invalid->problems );
		}
	}

	public function input(): Record {
		if ( $this->input instanceof Closure ) {
			$this->input = ( $this->input )();
		}
		return $this->input;
	}

	public function output(): Record {
		return ( $this->output )();
	}

	/** An exception in the policy counts as a refusal. */
	public function allows( Caller $caller ): bool {
		try {
			return ( $this->may )( $caller );
		} catch ( \Throwable ) {
			return false;
		}
	}

	/** @throws Failure */
	public function run( Call $call ): Reply {
		if ( ! $this->allows( $call->caller ) ) {
			throw Failure::forbidden();
		}
		try {
			return ( $this->run )( $call );
		} catch ( QueryFailed $failed ) {
			throw Failure::of_database( $failed ) ?? $failed;
		}
	}
}
