<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Protocol;

/** The two kinds of protocol revisions: those with a handshake, and stateless ones that send all data with every request. */
enum Era {
	case Legacy;
	case Modern;

	public const NEWEST = '2026-07-28';

	/** Newest first. */
	public const LEGACY_REVISIONS = array( '2025-11-25', '2025-06-18' );

	/** The revision assumed without a header, so it is accepted in the header as well. Not offered, because it requires batches. */
	public const WITHOUT_HEADER = '2025-03-26';

	/** @return list<string> */
	public static function revisions(): array {
		return array( self::NEWEST, ...self::LEGACY_REVISIONS );
	}

	/** The revision to use after a handshake. */
	public static function agreed( string $asked ): string {
		return in_array( $asked, self::LEGACY_REVISIONS, true ) ? $asked : self::LEGACY_REVISIONS[0];
	}
}
