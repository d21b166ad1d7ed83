<?php

declare( strict_types=1 );

namespace Svc\Kernel;

use BackedEnum;

/** The codes of a component's errors, each with its HTTP status. Codes are unique in the whole contract. */
interface ErrorCode extends BackedEnum {

	public function status(): int;
}
