<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** One use of an operation: checked input and who asks. */
final class Call {

	/**
	 * @param array<string, int>   $path  The ids that name the target. Never taken from anywhere but the address.
	 * @param array<string, mixed> $input
	 */
	public function __construct(
		public readonly array $path,
		public readonly array $input,
		public readonly Caller $caller,
		public readonly Precondition $precondition,
	) {}
}
