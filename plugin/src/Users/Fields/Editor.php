<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/** Who may change a field, beside those who may manage profiles. */
enum Editor: string {
	case Nobody         = 'nobody';
	case Administrator  = 'administrator';
	case Owner          = 'owner';
	/** The owner, where the settings say so. */
	case OwnerIfAllowed = 'owner-if-allowed';
}
