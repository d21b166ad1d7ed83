<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use RuntimeException;

/** The database refused a statement. Never shown to a caller. */
final class QueryFailed extends RuntimeException {

	/** @param bool $is_transient Whether the same work may succeed when tried again. */
	public function __construct( string $message, public readonly bool $is_transient ) {
		parent::__construct( $message );
	}
}
