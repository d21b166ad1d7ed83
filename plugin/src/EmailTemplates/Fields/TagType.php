<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Fields;

/** What the value of a merge tag is. Values of every type are sent as text. */
enum TagType: string {
	case Text      = 'text';
	case Multiline = 'multiline';
	case Email     = 'email';
	case Phone     = 'phone';
	case Url       = 'url';
}
