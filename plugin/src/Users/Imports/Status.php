<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** The status of an import. */
enum Status: string {
	/** Rows may still be sent. */
	case Open      = 'open';
	case Checking  = 'checking';
	case Checked   = 'checked';
	case Running   = 'running';
	/** All people are imported; their managers are being set. */
	case Linking   = 'linking';
	case Finished  = 'finished';
	case Cancelled = 'cancelled';

	public function is_over(): bool {
		return self::Finished === $this || self::Cancelled === $this;
	}
}
