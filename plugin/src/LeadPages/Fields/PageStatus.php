<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** The status of a page. */
enum PageStatus: string {
	case Draft = 'draft';
	case Pending = 'pending';
	case Published = 'publish';
	case Scheduled = 'future';
}
