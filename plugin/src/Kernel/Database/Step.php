<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use Closure;

/** A migration with the name under which the network records that it has run. */
final class Step {

	/**
	 * @param non-empty-string     $name Unique in the component; never changed once released.
	 * @param Closure(): Migration $make
	 */
	public function __construct(
		public readonly string $name,
		private readonly Closure $make,
	) {}

	public function migration(): Migration {
		return ( $this->make )();
	}
}
