<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\Kernel\Failure;
use Svc\LeadPages\LeadError;

/** Refuses what visitors ask of a page that is not published. */
final class UnknownPage {

	public static function failure(): Failure {
		return new Failure( LeadError::PageNotFound, __( 'There is no published lead page with this ID.', 'svc' ) );
	}
}
