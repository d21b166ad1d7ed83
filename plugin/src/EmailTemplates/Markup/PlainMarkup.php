<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Markup;

use WP_HTML_Decoder;

/**
 * Reads the markup that the editor writes for nearly every block: text, and a few elements in lower case whose attributes are in
 * double quotes. WordPress's reader knows all of HTML and takes several times as long.
 *
 *     <p>Hi <strong>Ann</strong>, <a href="https://example.com/?a=1&amp;b=2">read more</a></p>
 *
 * For what it reads, the answer is that of WordPress's reader; a test compares them.
 */
final class PlainMarkup {

	/** Elements without rules of their own: text, scripts and line feeds in them are read as in all others. */
	private const PAIRED = 'p|h[1-6]|[uo]l|li|a|strong|em|figure|figcaption|div|span|mark|code|su[bp]|s|blockquote|cite|table|t(?:head|body|foot|[rdh])';

	/** Elements without a closing tag. */
	private const SINGLE = 'br|img|hr';

	/** One token from the last one on: 1 name of a closing tag, 2 and 3 name and attributes of an opening tag, 4 text. */
	private const TOKEN = '~\G(?:</(' . self::PAIRED . ')>|<(' . self::PAIRED . '|' . self::SINGLE . ')((?:[ \n\t]+[a-z][a-z-]*="[^"\x00\r]*")*)[ \n\t]*/?>|([^<\x00\r]+))~';

	private const ATTRIBUTE = '~\G[ \n\t]+([a-z-]+)="([^"]*)"~';

	/** @var array<string, Token> Closing tags by name. A template has few different ones. */
	private static array $closing = array();

	/** @var array<string, Token> Opening tags without attributes, by name. */
	private static array $opening = array();

	/** @return list<Token>|null Null for other markup. */
	public static function tokens( string $html ): ?array {
		if ( false === preg_match_all( self::TOKEN, $html, $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL ) ) {
			return null;
		}
		$tokens = array();
		$length = 0;
		foreach ( $found as [ $whole, $closed, $opened, $attributes, $text ] ) {
			$length  += strlen( (string) $whole );
			$tokens[] = match ( true ) {
				null !== $text      => new Token( TokenKind::Text, self::decoded( $text, false ) ),
				null !== $closed    => self::$closing[ $closed ] ??= new Token( TokenKind::Close, strtoupper( $closed ) ),
				'' === $attributes  => self::$opening[ (string) $opened ] ??= new Token( TokenKind::Open, strtoupper( (string) $opened ) ),
				default             => new Token( TokenKind::Open, strtoupper( (string) $opened ), self::attributes( (string) $attributes ) ),
			};
		}
		return strlen( $html ) === $length ? $tokens : null;
	}

	/** @return array<string, string> The first of each name. */
	private static function attributes( string $markup ): array {
		preg_match_all( self::ATTRIBUTE, $markup, $found, PREG_SET_ORDER );
		$attributes = array();
		foreach ( $found as [ , $name, $value ] ) {
			if ( in_array( $name, Tokens::ATTRIBUTES, true ) ) {
				$attributes[ $name ] ??= self::decoded( $value, true );
			}
		}
		return $attributes;
	}

	private static function decoded( string $text, bool $is_attribute ): string {
		if ( ! str_contains( $text, '&' ) ) {
			return $text;
		}
		return $is_attribute ? WP_HTML_Decoder::decode_attribute( $text ) : WP_HTML_Decoder::decode_text_node( $text );
	}
}
