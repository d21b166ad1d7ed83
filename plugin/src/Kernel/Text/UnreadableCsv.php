<?php

declare( strict_types=1 );

namespace Svc\Kernel\Text;

use RuntimeException;

/** A file that cannot be read as comma-separated values, in a sentence for whoever sent it. */
final class UnreadableCsv extends RuntimeException {}
