<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** One call of an operation: checked input and the caller. */
final class Call {

	/**
	 * @param array<string, int>   $path  Ids of the target, taken from the address only.
	 * @param array<string, mixed> $input
	 * @param string|null          $idempotency_key As sent; null where none was.
	 */
	public function __construct(
		public readonly array $path,
		public readonly array $input,
		public readonly Caller $caller,
		public readonly Precondition $precondition,
		public readonly ?string $idempotency_key = null,
	) {}
}
