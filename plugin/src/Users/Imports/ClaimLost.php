<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use RuntimeException;

/** Somebody else goes on with this import now. */
final class ClaimLost extends RuntimeException {}
