<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** What a visitor agrees to. */
enum ConsentKey: string {
	case Contact = 'contact';
	case SmsCalls = 'sms_calls';
	case Partner = 'partner';
}
