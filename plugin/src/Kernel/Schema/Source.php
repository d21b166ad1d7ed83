<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/** Where a value comes from: decoded JSON has types (objects as stdClass), a query string only has text. */
enum Source {
	case Json;
	case Query;
	/** Values from other code: objects are arrays, and numbers may be text. */
	case Loose;
}
