<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/** Where a field is stored. The first three need no code for the individual field. */
enum Storage {
	/** A text column of the profile's row, with the field's name. */
	case Column;
	/** User meta of the account: svc_intranet_ and the field's name. */
	case UserMeta;
	/** A member of a JSON column of the profile's row: a social link or a custom field. */
	case Custom;
	/** The photo's columns, which are written together. */
	case Photo;
	/** Handled by code for this field. */
	case Own;
}
