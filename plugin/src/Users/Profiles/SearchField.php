<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

/** Where a word was found. The numbers are stored in the search index. */
enum SearchField: int {
	case Name         = 1;
	case Email        = 2;
	case PublicMeta   = 16;
	case IntranetMeta = 32;
}
