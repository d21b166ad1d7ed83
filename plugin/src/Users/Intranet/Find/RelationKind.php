<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** How the people asked for stand to somebody named. */
enum RelationKind {
	/** Who somebody reports to. */
	case Manager;
	/** Who leads a department or an office, or manages somebody. */
	case Lead;
	case Reports;
	case EverybodyUnder;
	case Assistant;
	/** Who has the same manager. */
	case Peers;
}
