<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Markup;

enum TokenKind {
	case Text;
	case Open;
	case Close;
}
