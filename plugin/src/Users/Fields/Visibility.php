<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/** Who sees a custom field of a profile that they may see. */
enum Visibility: string {
	case Public   = 'public';
	/** Those who may view the intranet. */
	case Intranet = 'intranet';
	/** The owner, and those who may manage profiles. */
	case Private  = 'private';
}
