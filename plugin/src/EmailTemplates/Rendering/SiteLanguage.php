<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

/**
 * Runs code in the language of the site. E-mails are written in it, also where the account that sends or previews one has
 * chosen another language. The warnings about an e-mail are in the language of the account.
 */
final class SiteLanguage {

	/** WordPress keeps the locale of the site that was requested, also while another one of the network is the current one. */
	private static function locale(): string {
		if ( ! is_multisite() || ! ms_is_switched() ) {
			return get_locale();
		}
		$chosen = get_option( 'WPLANG', get_site_option( 'WPLANG' ) );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		return (string) apply_filters( 'locale', is_string( $chosen ) && '' !== $chosen ? $chosen : 'en_US' );
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function run( callable $work ): mixed {
		$is_switched = switch_to_locale( self::locale() );
		try {
			return $work();
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
				// To the language from before WordPress knew the account of an application password. The texts are loaded again when
				// one is needed.
				unload_textdomain( 'svc', true );
			}
		}
	}
}
