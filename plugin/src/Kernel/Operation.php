<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use Closure;
use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Source;

/**
 * One thing this system offers a caller, declared once.
 *
 * REST, abilities, MCP, the command line and the documents all derive from it; none of them holds a rule.
 */
final class Operation {

	/**
	 * @param string                   $name   Verb and noun, such as `list-profiles`.
	 * @param list<string>             $path   The ids that name the target.
	 * @param Record|Closure(): Record $input  A closure where a read has the same address: WordPress then asks both who may use them.
	 * @param Closure(): Record        $output For those who describe the operation; running it does without.
	 * @param Closure(Caller): bool    $may    Who may ask at all. What a caller may see or change of it is `run`'s to refuse.
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

	/** A policy that fails is a refusal. */
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
			throw $failed->kind->is_busy() ? Failure::busy() : $failed;
		}
	}
}
