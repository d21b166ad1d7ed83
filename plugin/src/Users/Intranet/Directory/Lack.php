<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

/** What a person may be looked for without. */
enum Lack: string {
	case Manager    = 'manager';
	case Photo      = 'photo';
	case Department = 'department';
}
