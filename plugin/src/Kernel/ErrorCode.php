<?php

declare( strict_types=1 );

namespace Svc\Kernel;

/** Every error code of the contract with its HTTP status. */
enum ErrorCode: string {
	case Forbidden          = 'rest_forbidden';
	case InvalidParam       = 'rest_invalid_param';
	case ProfileNotFound    = 'rest_profile_not_found';
	case ProfileExists      = 'rest_profile_exists';
	case BookmarkNotFound   = 'rest_bookmark_not_found';
	case CollectionNotFound = 'rest_collection_not_found';
	case CollectionExists   = 'rest_collection_exists';
	case ImportNotFound     = 'rest_import_not_found';
	case ImportConflict     = 'rest_import_conflict';
	case PreconditionFailed = 'rest_precondition_failed';
	case Busy               = 'rest_busy';
	case Internal           = 'rest_internal_error';

	public function status(): int {
		return match ( $this ) {
			self::Forbidden          => 403,
			self::InvalidParam       => 400,
			self::ProfileNotFound    => 404,
			self::ProfileExists      => 409,
			self::BookmarkNotFound   => 404,
			self::CollectionNotFound => 404,
			self::CollectionExists   => 409,
			self::ImportNotFound     => 404,
			self::ImportConflict     => 409,
			self::PreconditionFailed => 412,
			self::Busy               => 503,
			self::Internal           => 500,
		};
	}
}
