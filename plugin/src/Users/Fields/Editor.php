<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/** Who may change a field, beside administrators. */
enum Editor: string {
	case Nobody         = 'nobody';
	case Administrator  = 'administrator';
	case Owner          = 'owner';
	/** The owner, if allowed in the settings. */
	case OwnerIfAllowed = 'owner-if-allowed';
}
