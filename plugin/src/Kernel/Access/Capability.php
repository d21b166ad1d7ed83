<?php

declare( strict_types=1 );

namespace Svc\Kernel\Access;

use Closure;
use WP_User;

/** A capability that is derived when it is asked for: nothing is stored in roles, so nothing goes stale. */
final class Capability {

	/** @param Closure(array<string, bool>, WP_User): bool $has Given what WordPress has found so far: an explicit grant is in there. */
	public function __construct(
		public readonly string $name,
		public readonly Closure $has,
	) {}
}
