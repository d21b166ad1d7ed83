<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** What a visitor wants a loan for. */
enum LoanPurpose: string {
	case Purchase   = 'purchase';
	case Refinance  = 'refinance';
	case CashOut    = 'cash_out';
	case HomeEquity = 'home_equity';
	case Other      = 'other';
}
