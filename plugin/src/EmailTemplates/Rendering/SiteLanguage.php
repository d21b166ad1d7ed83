<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Rendering;

/**
 * Runs code in the language of the site. E-mails are written in it, also where the account that sends or previews one has
 * chosen another language. The warnings about an e-mail are in the language of the account.
 */
final class SiteLanguage {

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function run( callable $work ): mixed {
		$is_switched = switch_to_locale( get_locale() );
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
