<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use RuntimeException;

/** Another request has taken over this import. */
final class ClaimLost extends RuntimeException {}
