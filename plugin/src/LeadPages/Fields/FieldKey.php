<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Fields;

/** The standard fields of forms. A page's own fields have keys that begin with `x_`. */
enum FieldKey: string {
	case FirstName = 'first_name';
	case LastName  = 'last_name';
	case Email     = 'email';
	case Phone     = 'phone';
	case State     = 'state';
	case Zip       = 'zip';
	case Address   = 'address';
	case Purpose   = 'purpose';
	case Timeframe = 'timeframe';
	case Message   = 'message';

	/** Of a page's own fields. */
	public const OWN = '^x_[a-z0-9_]{1,30}$';

	public static function is_own( string $key ): bool {
		return 1 === preg_match( '~' . self::OWN . '~D', $key );
	}
}
