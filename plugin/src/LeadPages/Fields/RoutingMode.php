<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** Who gets the leads of a page. */
enum RoutingMode: string {
	case Owner = 'owner';
	case RoundRobin = 'round_robin';
}
