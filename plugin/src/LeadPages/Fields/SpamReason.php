<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** Why a submission is taken for spam. */
enum SpamReason: string {
	case Honeypot       = 'honeypot';
	case TokenForged    = 'token_forged';
	case TokenOld       = 'token_old';
	case TooFast        = 'too_fast';
	case Links          = 'links';
	case LinkInName     = 'link_in_name';
	case DisallowedKeys = 'disallowed_keys';
	case Challenge      = 'challenge';
	case Filter         = 'filter';
}
