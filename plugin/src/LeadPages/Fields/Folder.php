<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** Where a lead is kept. */
enum Folder: string {
	case Inbox = 'inbox';
	case Spam = 'spam';
}
