<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** The column that identifies a row's person. */
enum MatchBy: string {
	case Email = 'account_email';
	case Id    = 'user_id';
}
