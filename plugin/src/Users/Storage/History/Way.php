<?php

declare( strict_types=1 );

namespace Svc\Users\Storage\History;

/** The way in which a profile was changed. Those of Kernel\Exposure have the same values. */
enum Way: string {
	/** The dashboard's requests too. */
	case Rest      = 'rest';
	case Import    = 'import';
	case Ability   = 'ability';
	case Mcp       = 'mcp';
	/** WordPress's functions, called by a command of WP-CLI. */
	case Cli       = 'cli';
	/** WordPress's functions in every other request: user meta, deleted accounts, deleted images. */
	case WordPress = 'wordpress'; // phpcs:ignore WordPress.WP.CapitalPDangit.Misspelled -- a word of the API.
	case Repair    = 'repair';

	/** @return list<string> */
	public static function words(): array {
		return array_column( self::cases(), 'value' );
	}
}
