<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** What a page is for: the pattern that it begins with. */
enum PageTemplate: string {
	case LoanOfficer = 'loan-officer';
	case OpenHouse = 'open-house';
	case HomeValue = 'home-value';
	case RateQuote = 'rate-quote';
	case EventSignUp = 'event-sign-up';
}
