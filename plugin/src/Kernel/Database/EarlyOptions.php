<?php

declare( strict_types=1 );

namespace Svc\Kernel\Database;

/** Reads options of the plugin and of WordPress in one query for the network and one for the site, before WordPress reads its own one by one. */
final class EarlyOptions {

	/** The first in requests signed in by an application password, the other in every request. */
	private const OF_NETWORK = array( 'using_application_passwords', 'upload_filetypes' );

	/** Most sites have none of them: two are read in every request, three in those to the REST API, one on pages that have a place for a logo. */
	private const OF_SITE = array( 'WPLANG', 'theme_switched', 'medium_crop', 'medium_large_crop', 'large_crop', 'site_logo' );

	/** @param list<string> $names Network options of the plugin. On a single site, WordPress loads them with its own. */
	public static function load( array $names ): void {
		$is_cached = wp_using_ext_object_cache();
		$patterns  = $is_cached ? array() : self::patterns();
		if ( is_multisite() ) {
			wp_prime_network_option_caches( get_main_network_id(), array( ...$names, ...self::OF_NETWORK, ...$patterns ) );
			$patterns = array();
		}
		if ( ! $is_cached ) {
			wp_prime_option_caches( array( ...self::OF_SITE, ...$patterns ) );
		}
	}

	/**
	 * Reads the names of the themes without the filters of other plugins, which may need what WordPress loads after the plugins.
	 *
	 * @return list<string> The site transients of the patterns of the theme and of its parent, which are read on `init`.
	 */
	private static function patterns(): array {
		$options = wp_load_alloptions();
		$names   = array();
		foreach ( array_unique( array( $options['stylesheet'] ?? '', $options['template'] ?? '' ) ) as $theme ) {
			// As WP_Theme names its cache.
			$name    = 'wp_theme_files_patterns-' . md5( WP_CONTENT_DIR . "/themes/$theme" );
			$names[] = "_site_transient_$name";
			$names[] = "_site_transient_timeout_$name";
		}
		return $names;
	}
}
