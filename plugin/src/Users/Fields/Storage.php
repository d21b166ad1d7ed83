<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/** Where the value of a field is kept. The first three need no code for a single field. */
enum Storage {
	/** A text column of the profile's row, with the field's name. */
	case Column;
	/** User meta of the account: svc_intranet_ and the field's name. */
	case UserMeta;
	/** A member of a JSON column of the profile's row: a social link or a custom field. */
	case Custom;
	/** The columns of the photo, which are written together. */
	case Photo;
	/** Code that knows the field by name. */
	case Own;
}
