<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** When a visitor wants to buy or to refinance. */
enum Timeframe: string {
	case Now          = 'now';
	case ThreeMonths  = '3_months';
	case SixMonths    = '6_months';
	case TwelveMonths = '12_months';
	case Researching  = 'researching';
}
