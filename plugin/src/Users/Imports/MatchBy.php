<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** By what a row says whom it is about: the name of the column. */
enum MatchBy: string {
	case Email = 'account_email';
	case Id    = 'user_id';
}
