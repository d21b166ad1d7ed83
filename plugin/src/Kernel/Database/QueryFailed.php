<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

use RuntimeException;

/** The database refused a statement. Callers only see that the database is busy. */
final class QueryFailed extends RuntimeException {

	public function __construct( string $message, public readonly FailureKind $kind = FailureKind::Refused ) {
		parent::__construct( $message );
	}
}
