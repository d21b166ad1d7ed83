<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** How far the invitation of a row's person is. */
enum Invitation: int {
	case None    = 0;
	case Waiting = 1;
	case Sent    = 3;
	case Failed  = 4;
}
