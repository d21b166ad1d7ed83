<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** What happened to a lead. */
enum EventKind: string {
	case Created = 'created';
	case Resubmitted = 'resubmitted';
	case Status = 'status';
	case Owner = 'owner';
	case Contact = 'contact';
	case Note = 'note';
	case Consent = 'consent';
	case Spam = 'spam';
}
