<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/** Where a value comes from: decoded JSON has types (objects as stdClass), a query string only has text. */
enum Source {
	case Json;
	case Query;
	/** Another program's values: objects are arrays, and numbers may have come as text. */
	case Loose;
}
