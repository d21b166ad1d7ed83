<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

/** Whose field a column is. */
enum Place {
	/** Which person is meant. */
	case Account;
	case Profile;
	/** A social link. */
	case Social;
	/** A custom field, or the department. */
	case Meta;
	case Manager;
	/** Of the internal profile, which realtor partners do not have. */
	case Intranet;
	/** Only to be read. */
	case Nowhere;
}
