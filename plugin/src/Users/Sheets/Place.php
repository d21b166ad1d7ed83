<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

/** The record that a column's field belongs to. */
enum Place {
	/** Identifies the person. */
	case Account;
	case Profile;
	/** A social link. */
	case Social;
	/** A custom field, or the department. */
	case Meta;
	case Manager;
	/** A field of the intranet profile, which realtor partners do not have. */
	case Intranet;
	/** Read-only. */
	case Nowhere;
}
