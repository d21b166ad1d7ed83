<?php

declare( strict_types=1 );

namespace Svc\Kernel\Blocks;

use Svc\Kernel\OnSite;

/**
 * Whether the global styles of the site have styles of a block of the plugin.
 *
 * What WordPress makes of the styles depends on which blocks are registered. It keeps the result, and would make it anew at
 * each change between pages with the plugin's blocks and pages without them.
 */
final class StyledBlocks {

	/** Autoloaded: `yes` or `no`; missing where it has to be looked up. */
	private const OPTION = 'svc_styled_blocks';

	public static function are_styled(): bool {
		$known = wp_load_alloptions()[ self::OPTION ] ?? null;
		if ( null === $known ) {
			$known = self::look_up() ? 'yes' : 'no';
			update_option( self::OPTION, $known, true );
		}
		return 'yes' === $known;
	}

	public static function forget(): void {
		delete_option( self::OPTION );
	}

	public static function uninstall(): void {
		OnSite::each( self::forget( ... ) );
	}

	/** JSON may have the slash of a block's name escaped. */
	private static function look_up(): bool {
		global $wpdb;
		$styles = $wpdb->get_col( "SELECT post_content FROM $wpdb->posts WHERE post_type = 'wp_global_styles'" );
		return array() !== preg_grep( '~"svc\\\\?/~', $styles );
	}
}
