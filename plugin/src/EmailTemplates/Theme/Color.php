<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Theme;

/** Opaque colours as `#rrggbb`, the only form that every e-mail program reads. */
final class Color {

	/** WordPress's default palette, which patterns of a site may use. */
	private const PRESETS = array(
		'black'                 => '#000000',
		'cyan-bluish-gray'      => '#abb8c3',
		'white'                 => '#ffffff',
		'pale-pink'             => '#f78da7',
		'vivid-red'             => '#cf2e2e',
		'luminous-vivid-orange' => '#ff6900',
		'luminous-vivid-amber'  => '#fcb900',
		'light-green-cyan'      => '#7bdcb5',
		'vivid-green-cyan'      => '#00d084',
		'pale-cyan-blue'        => '#8ed1fc',
		'vivid-cyan-blue'       => '#0693e3',
		'vivid-purple'          => '#9b51e0',
	);

	/** @return string|null Null for what is no opaque colour. */
	public static function parse( string $value ): ?string {
		$value = strtolower( trim( $value ) );
		if ( 1 === preg_match( '/^#([0-9a-f])([0-9a-f])([0-9a-f])$/D', $value, $short ) ) {
			return "#$short[1]$short[1]$short[2]$short[2]$short[3]$short[3]";
		}
		if ( 1 === preg_match( '/^#[0-9a-f]{6}$/D', $value ) ) {
			return $value;
		}
		if ( 1 === preg_match( '/^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*1(?:\.0+)?\s*)?\)$/D', $value, $rgb ) && max( (int) $rgb[1], (int) $rgb[2], (int) $rgb[3] ) < 256 ) {
			return sprintf( '#%02x%02x%02x', (int) $rgb[1], (int) $rgb[2], (int) $rgb[3] );
		}
		return null;
	}

	public static function preset( string $slug, Colors $brand ): ?string {
		return $brand->by_slug( $slug ) ?? self::PRESETS[ $slug ] ?? null;
	}

	/** The contrast ratio of WCAG 2, from 1 to 21. */
	public static function contrast( string $one, string $other ): float {
		$lights = array( self::luminance( $one ), self::luminance( $other ) );
		return ( max( $lights ) + 0.05 ) / ( min( $lights ) + 0.05 );
	}

	private static function luminance( string $color ): float {
		$channels = array_map(
			static function ( string $hex ): float {
				$part = hexdec( $hex ) / 255;
				return $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4;
			},
			str_split( substr( $color, 1 ), 2 )
		);
		return 0.2126 * $channels[0] + 0.7152 * $channels[1] + 0.0722 * $channels[2];
	}
}
