<?php

declare( strict_types=1 );

namespace Svc\Users\Avatars;

/**
 * The images that stand in for photos: initials on a colour that follows from them.
 *
 * Those of the letters A to Z, and the one for names without letters, are files of the plugin (tools/build/initials.ts draws them).
 * Those of other letters are drawn when they are asked for, and browsers keep them for good.
 */
final class InitialsImage {

	public const PARAMETER = 'svc_initials';

	private const FOLDER = 'build/initials/';

	private const NOBODY = 'nobody';

	private const YEAR = 31536000;

	private const PLACEHOLDERS = array( '{initials}', '{colour}' );

	/** Keeps letters of cursive scripts apart. */
	private const NON_JOINER = "\u{200C}";

	private readonly string $files;

	private readonly string $drawn;

	public function __construct() {
		// By the scheme of the network's address, because WP-CLI and cron know no other.
		$scheme      = wp_parse_url( network_home_url(), PHP_URL_SCHEME );
		$this->files = set_url_scheme( self::folder_url(), is_string( $scheme ) ? $scheme : null );
		$this->drawn = network_home_url( '/?' . self::PARAMETER . '=' );
	}

	/** The same on all sites of a network: WordPress puts a folder of the plugin below the address of the current site. */
	private static function folder_url(): string {
		$url  = plugins_url( self::FOLDER, dirname( __DIR__, 3 ) . '/svc.php' );
		$site = set_url_scheme( site_url( '/' ), (string) wp_parse_url( $url, PHP_URL_SCHEME ) );
		return str_starts_with( $url, $site ) ? network_site_url( '/' ) . substr( $url, strlen( $site ) ) : $url;
	}

	public function url( string $initials ): string {
		return match ( true ) {
			'' === $initials         => $this->files . self::NOBODY . '.svg',
			ctype_upper( $initials ) => "$this->files$initials.svg",
			default                  => $this->drawn . rawurlencode( $initials ),
		};
	}

	/** Only at the network's front page: elsewhere, a cache that ignores query strings would keep the image in place of a page. */
	public static function is_address( string $requested ): bool {
		return wp_parse_url( $requested, PHP_URL_PATH ) === wp_parse_url( network_home_url( '/' ), PHP_URL_PATH );
	}

	/** Answers a request for an image that is no file. */
	public static function send( string $initials ): void {
		if ( ! Initials::are( $initials ) ) {
			status_header( 404 );
			return;
		}
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- a name that caches know, which would send the image as HTML.
		}
		status_header( 200 );
		// Other plugins may have started a session, which must not be in a cache.
		header_remove( 'Set-Cookie' );
		header( 'Content-Type: image/svg+xml; charset=utf-8' );
		header( 'Cache-Control: public, max-age=' . self::YEAR . ', immutable' );
		header( 'Expires: ' . gmdate( 'D, d M Y H:i:s', time() + self::YEAR ) . ' GMT' );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Security-Policy: default-src 'none'" );
		echo self::svg( $initials ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- an SVG document with letters only.
	}

	/** @param string $initials One or two letters. */
	public static function svg( string $initials ): string {
		$colours = (array) json_decode( self::drawing( 'colours.json' ), true );
		$letters = preg_split( '/(?=\p{L})/u', $initials, -1, PREG_SPLIT_NO_EMPTY );
		$colour  = $colours[ array_sum( array_map( 'mb_ord', mb_str_split( $initials, 1, 'UTF-8' ) ) ) % count( $colours ) ];
		return str_replace( self::PLACEHOLDERS, array( implode( self::NON_JOINER, (array) $letters ), $colour ), self::drawing( 'initials.svg' ) );
	}

	private static function drawing( string $file ): string {
		return (string) file_get_contents( __DIR__ . "/drawing/$file" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
	}
}
