<?php

declare( strict_types=1 );

namespace Svc\Kernel\Text;

/**
 * The translations that the plugin brings along, in build/languages: one a language, `svc-es.l10n.php` for PHP and
 * `svc-es-<hash>.json` for each script, which every locale of the language uses (es_ES, es_MX, es_PR, …). WordPress
 * looks for files of the exact locale; where wp-content/languages has one, that is used.
 */
final class Translations {

	/** WordPress asks for `.l10n.php` first and for `.mo` last: this takes the place of the last one. */
	public static function file( string $file, string $locale ): string {
		return str_ends_with( $file, '.mo' ) && ! is_readable( $file ) ? self::own( $locale, '.l10n.php' ) ?? $file : $file;
	}

	/** The last file that WordPress asks for by the hash of the script's path is that of wp-content/languages/plugins. */
	public static function script_file( mixed $file ): mixed {
		return is_string( $file ) && WP_LANG_DIR . '/plugins' === dirname( $file ) && ! is_readable( $file )
			&& 1 === preg_match( '~^svc-(\w+)(-[0-9a-f]{32}\.json)$~', basename( $file ), $parts )
			? self::own( $parts[1], $parts[2] ) ?? $file
			: $file;
	}

	private static function own( string $locale, string $ending ): ?string {
		$file = dirname( __DIR__, 3 ) . '/build/languages/svc-' . strtok( $locale, '_' ) . $ending;
		return 1 === preg_match( '~^[a-z]{2,3}(_|$)~', $locale ) && is_readable( $file ) ? $file : null;
	}
}
