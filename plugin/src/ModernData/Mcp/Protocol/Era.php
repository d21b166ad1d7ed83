<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Protocol;

/** The two ways in which revisions of the protocol open: by a handshake, or by saying everything with every request. */
enum Era {
	case Legacy;
	case Modern;

	public const NEWEST = '2026-07-28';

	/** Newest first. */
	public const LEGACY_REVISIONS = array( '2025-11-25', '2025-06-18' );

	/** What a request without the header is taken for, so it may as well say so. Not offered: it has batches. */
	public const WITHOUT_HEADER = '2025-03-26';

	/** @return list<string> */
	public static function revisions(): array {
		return array( self::NEWEST, ...self::LEGACY_REVISIONS );
	}

	/** What a handshake agrees on. */
	public static function agreed( string $asked ): string {
		return in_array( $asked, self::LEGACY_REVISIONS, true ) ? $asked : self::LEGACY_REVISIONS[0];
	}
}
