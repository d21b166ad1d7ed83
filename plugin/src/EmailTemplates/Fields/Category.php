<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Fields;

/** What kind of message a purpose is in law and in practice: only marketing needs an opt-out. */
enum Category: string {
	case Internal      = 'internal';
	case Transactional = 'transactional';
	case Marketing     = 'marketing';
}
