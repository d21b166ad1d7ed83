<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** What a caller sees of a lead. */
enum Access: string {
	case Full = 'full';
	case Shared = 'shared';
}
