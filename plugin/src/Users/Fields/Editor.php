<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/** Who may change a field, beside those who may manage profiles. */
enum Editor {
	case Nobody;
	case Manager;
	case Owner;
	/** The owner, where the settings say so. */
	case OwnerIfAllowed;
}
