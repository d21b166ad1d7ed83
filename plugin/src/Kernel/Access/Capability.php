<?php

declare( strict_types=1 );

namespace Svc\Kernel\Access;

use Closure;
use WP_User;

/** A capability that is derived at each check. Nothing is stored in roles, so nothing goes stale. */
final class Capability {

	/** @param Closure(array<string, bool>, WP_User): bool $has Its first argument has the capabilities that WordPress has found so far, explicit grants included. */
	public function __construct(
		public readonly string $name,
		public readonly Closure $has,
	) {}
}
