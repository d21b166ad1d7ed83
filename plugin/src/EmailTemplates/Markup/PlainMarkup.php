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

	/** White space between attributes. */
	private const SPACE = " \n\t";

	/** Markup that is read here. Neither text nor values have a `<`, and values no `>`: so `<` begins a tag, and the next `>` ends it. */
	private const PLAIN = '~\A(?:[^<\x00\r]++|</(?:' . self::PAIRED . ')>|<(?:' . self::PAIRED . '|' . self::SINGLE . ')(?:[ \n\t]+[a-z][a-z-]*="[^"<>\x00\r]*")*[ \n\t]*/?>)*+\z~';

	/** @var array<string, Token> Tags without attributes, by what stands between `<` and `>`. A template has few different ones. */
	private static array $tags = array();

	/** @return list<Token>|null Null for other markup. */
	public static function tokens( string $html ): ?array {
		if ( 1 !== preg_match( self::PLAIN, $html ) ) {
			return null;
		}
		$parts  = explode( '<', $html );
		$tokens = '' === $parts[0] ? array() : array( self::text( $parts[0] ) );
		unset( $parts[0] );
		foreach ( $parts as $part ) {
			$end      = (int) strpos( $part, '>' );
			$tag      = substr( $part, 0, $end );
			$tokens[] = self::$tags[ $tag ] ?? self::tag( $tag );
			if ( strlen( $part ) > $end + 1 ) {
				$tokens[] = self::text( substr( $part, $end + 1 ) );
			}
		}
		return $tokens;
	}

	private static function text( string $text ): Token {
		return new Token( TokenKind::Text, self::decoded( $text, false ) );
	}

	private static function tag( string $tag ): Token {
		if ( str_starts_with( $tag, '/' ) ) {
			return self::$tags[ $tag ] = new Token( TokenKind::Close, strtoupper( substr( $tag, 1 ) ) );
		}
		$name       = substr( $tag, 0, strcspn( $tag, self::SPACE . '/' ) );
		$attributes = self::attributes( substr( $tag, strlen( $name ) ) );
		$token      = new Token( TokenKind::Open, strtoupper( $name ), $attributes );
		return str_contains( $tag, '"' ) ? $token : self::$tags[ $tag ] = $token;
	}

	/** @return array<string, string> The first of each name. */
	private static function attributes( string $markup ): array {
		$attributes = array();
		$parts      = explode( '"', $markup );
		for ( $index = 0; $index + 1 < count( $parts ); $index += 2 ) {
			$name = trim( $parts[ $index ], self::SPACE . '=' );
			if ( in_array( $name, Tokens::ATTRIBUTES, true ) ) {
				$attributes[ $name ] ??= self::decoded( $parts[ $index + 1 ], true );
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
