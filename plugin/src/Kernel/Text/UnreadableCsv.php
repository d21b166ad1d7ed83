<?php

declare( strict_types=1 );

namespace Svc\Kernel\Text;

use RuntimeException;

/** The file cannot be read as comma-separated values. The message is shown to the importing person. */
final class UnreadableCsv extends RuntimeException {}
