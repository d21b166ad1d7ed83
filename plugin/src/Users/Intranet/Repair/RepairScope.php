<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** What is looked at. */
enum RepairScope: string {
	case Everything = 'everything';

	/** Who reports to whom: quick enough to be looked at whenever the chart is. */
	case Managers = 'managers';
}
