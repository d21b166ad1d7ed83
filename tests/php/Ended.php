<?php

declare( strict_types=1 );

namespace Svc\Tests;

/** Here WordPress would have ended the request. */
final class Ended extends \Exception {

	public function __construct(
		public readonly int $status,
		public readonly string $location = '',
	) {
		parent::__construct( (string) $status );
	}
}
