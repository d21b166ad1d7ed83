<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** Reads together what WordPress would read one by one in every request, each by a query or a request to the object cache. */
final class EarlyReads {

	/** Network options: the first in requests signed in by an application password, the other in all. */
	private const OF_NETWORK = array( 'using_application_passwords', 'upload_filetypes' );

	/** Options that most sites do not have: two are read in all requests, three in those to the REST API, one on pages that have a place for a logo. */
	private const OF_SITE = array( 'WPLANG', 'theme_switched', 'medium_crop', 'medium_large_crop', 'large_crop', 'site_logo' );

	/** @param list<string> $names Network options of the plugin. On a single site, WordPress loads them with its own. */
	public static function load( array $names ): void {
		$is_cached = wp_using_ext_object_cache();
		$patterns  = $is_cached ? array() : self::patterns();
		if ( is_multisite() ) {
			wp_prime_network_option_caches( get_main_network_id(), array( ...$names, ...self::OF_NETWORK, ...$patterns ) );
			$patterns = array();
		}
		if ( $is_cached ) {
			wp_cache_get_multiple( self::translations(), 'translation_files' );
		} else {
			wp_prime_option_caches( array( ...self::OF_SITE, ...$patterns ) );
		}
	}

	/** @return list<string> The site transients with the patterns of the themes, as WP_Theme names them. */
	private static function patterns(): array {
		$names = array();
		foreach ( self::themes() as $theme ) {
			$name    = 'wp_theme_files_patterns-' . md5( $theme );
			$names[] = "_site_transient_$name";
			$names[] = "_site_transient_timeout_$name";
		}
		return $names;
	}

	/** @return list<string> The lists of translation files, as WP_Textdomain_Registry names them. */
	private static function translations(): array {
		$folders = array( WP_LANG_DIR, WP_LANG_DIR . '/plugins', WP_LANG_DIR . '/themes' );
		foreach ( self::themes() as $theme ) {
			$folders[] = "$theme/languages";
		}
		return array_map( static fn ( string $folder ): string => md5( "$folder/" ), $folders );
	}

	/**
	 * Without the filters of other plugins, which may need what WordPress loads after the plugins.
	 *
	 * @return array<string> The folders of the active theme and of its parent, where they usually are.
	 */
	private static function themes(): array {
		$options = wp_load_alloptions();
		return array_map( static fn ( string $name ): string => WP_CONTENT_DIR . "/themes/$name", array_unique( array( $options['stylesheet'] ?? '', $options['template'] ?? '' ) ) );
	}
}
