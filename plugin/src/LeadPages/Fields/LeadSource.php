<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** How a lead came in. */
enum LeadSource: string {
	case Page = 'page';
	case Phone = 'phone';
	case WalkIn = 'walk_in';
	case Event = 'event';
	case MortgageCalculator = 'mortgage-calculator';
	case PropertyValuation = 'property-valuation';
}
