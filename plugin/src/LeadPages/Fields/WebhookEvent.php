<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** What receivers are told. */
enum WebhookEvent: string {
	case Created = 'lead.created';
	case Resubmitted = 'lead.resubmitted';
	case Updated = 'lead.updated';
	case Deleted = 'lead.deleted';
	case Test = 'test';
}
