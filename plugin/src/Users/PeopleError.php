<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Kernel\ErrorCode;

/** The error codes of users/v1. */
enum PeopleError: string implements ErrorCode {
	case ProfileNotFound    = 'rest_profile_not_found';
	case ProfileExists      = 'rest_profile_exists';
	case BookmarkNotFound   = 'rest_bookmark_not_found';
	case CollectionNotFound = 'rest_collection_not_found';
	case CollectionExists   = 'rest_collection_exists';
	case PositionNotFound   = 'rest_position_not_found';
	case ImportNotFound     = 'rest_import_not_found';
	case ImportConflict     = 'rest_import_conflict';
	case OpenManagerNotFound = 'rest_open_manager_not_found';
	case DeliveryNotFound   = 'rest_delivery_not_found';
	case DeliveryDone       = 'rest_delivery_done';

	public function status(): int {
		return match ( $this ) {
			self::ProfileNotFound, self::BookmarkNotFound, self::CollectionNotFound, self::PositionNotFound, self::ImportNotFound, self::OpenManagerNotFound, self::DeliveryNotFound => 404,
			self::ProfileExists, self::CollectionExists, self::ImportConflict, self::DeliveryDone => 409,
		};
	}
}
