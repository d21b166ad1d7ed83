<?php

declare( strict_types=1 );

namespace Svc\Tests;

use RuntimeException;

/** Classes of WordPress that need no WordPress around them, from the files that the hosts of tools/host have downloaded. */
final class WordPressFiles {

	private const MARKUP = array(
		'class-wp-token-map.php',
		'html-api/html5-named-character-references.php',
		'html-api/class-wp-html-attribute-token.php',
		'html-api/class-wp-html-span.php',
		'html-api/class-wp-html-text-replacement.php',
		'html-api/class-wp-html-decoder.php',
		'html-api/class-wp-html-doctype-info.php',
		'html-api/class-wp-html-tag-processor.php',
		'class-wp-block-parser-block.php',
		'class-wp-block-parser-frame.php',
		'class-wp-block-parser.php',
	);

	/** The parser of blocks and the reader of HTML. */
	public static function load_markup(): void {
		foreach ( self::MARKUP as $file ) {
			require_once self::folder() . $file;
		}
	}

	private static function folder(): string {
		$core   = getenv( 'SVC_WORDPRESS' );
		$folder = ( false === $core ? dirname( __DIR__, 2 ) . '/.cache/wordpress-latest/wordpress' : $core ) . '/wp-includes/';
		return is_dir( $folder ) ? $folder : throw new RuntimeException( "WordPress's files are not in $folder. Start a host (npm start), or run npm test -- phpunit, which download them." );
	}
}
