<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** Which problems are looked for. */
enum RepairScope: string {
	case Everything = 'everything';

	/** Only problems of managers: fast enough to run each time the org chart is opened. */
	case Managers = 'managers';
}
