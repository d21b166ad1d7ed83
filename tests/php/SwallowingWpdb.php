<?php

declare( strict_types=1 );

namespace Svc\Tests;

use wpdb;

/** A plugin that makes the site read-only empties every write in the filter `query`: it has no effect, and no error. */
final class SwallowingWpdb extends wpdb {

	public string $last_error = '';

	public mixed $dbh = null;

	private int $statements = 0;

	public function suppress_errors( bool $suppress = true ): bool {
		return true;
	}

	public function query( string $query ): int|false {
		if ( ++$this->statements > 100 ) {
			throw new \LogicException( 'Repeated for ever.' );
		}
		return false;
	}

	public function prepare( string $query, mixed ...$values ): string {
		return $query;
	}
}
