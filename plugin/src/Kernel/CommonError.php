<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** Errors that every operation may answer. */
enum CommonError: string implements ErrorCode {
	case Forbidden          = 'rest_forbidden';
	case InvalidParam       = 'rest_invalid_param';
	case PreconditionFailed = 'rest_precondition_failed';
	case Busy               = 'rest_busy';
	case Internal           = 'rest_internal_error';

	public function status(): int {
		return match ( $this ) {
			self::Forbidden          => 403,
			self::InvalidParam       => 400,
			self::PreconditionFailed => 412,
			self::Busy               => 503,
			self::Internal           => 500,
		};
	}
}
