<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** How far the invitation of a row's person is. */
enum Invitation: int {
	case None    = 0;
	case Waiting = 1;
	/** Remains if PHP ends while the e-mail is being sent. It may have been sent, so it is not sent again. */
	case Sending = 2;
	case Sent    = 3;
	case Failed  = 4;
}
