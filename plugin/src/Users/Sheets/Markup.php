<?php

declare( strict_types=1 );

namespace Svc\Users\Sheets;

/**
 * Takes Markdown and HTML out of a cell, which other programs export as they store it.
 *
 * "**Head** of [Sales](https://example.com) &amp; <i>Service</i>" is "Head of Sales & Service". Where a character may be
 * itself ("5 * 3", "snake_case", "a < b"), it stays.
 */
final class Markup {

	private const LINK = '/!?\[([^\[\]\n]*)\]\(\s*<?([^\s()<>]+)>?(?:\s+"[^"\n]*")?\s*\)/u';

	/** The e-mail or web address in angle brackets, as in "Jane Roe <jane@example.com>". */
	private const BRACKETED = '~<(?:mailto:)?([^\s<>@]+@[^\s<>]+|https?://[^\s<>]+)>~iu';

	private const HREF = '~<a\s[^<>]*href=["\']([^"\'<>]+)["\']~iu';

	/** A tag of HTML; "<Platform>" is text. */
	private const TAG = '</?(?:a|abbr|article|aside|b|big|blockquote|body|br|center|cite|code|dd|del|div|dl|dt|em|figcaption|figure|font|footer|h[1-6]|header|hr|html|i|iframe|img|ins|kbd|li|main|mark|nav|ol|o:p|p|pre|q|s|samp|section|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|wbr)(?=[\s/>])[^<>]*>';

	/** A web address in text, without the marks behind it. */
	private const URL = '(?<![\p{L}\p{N}])(?:https?://|www\.)[^\s<>"]*[^\s<>"*_`\~.,;:!?()]';

	/** Pairs of marks around words; a mark has no space inside and no letter or digit outside. */
	private const EMPHASIS = array(
		'/(?<![\p{L}\p{N}*])\*\*(?=[^\s*])(.+?)(?<=[^\s*])\*\*(?![\p{L}\p{N}*])/u' => 'strong',
		'/(?<![\p{L}\p{N}_])__(?=[^\s_])(.+?)(?<=[^\s_])__(?![\p{L}\p{N}_])/u'     => 'strong',
		'/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]+?)(?<=\S)\*(?![\p{L}\p{N}*])/u'    => 'em',
		'/(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]+?)(?<=\S)_(?![\p{L}\p{N}_])/u'      => 'em',
		'/~~(?=\S)(.+?)(?<=\S)~~/u'                                                => 'del',
		'/`([^`\n]+)`/u'                                                           => 'code',
	);

	/** The plain text of one line. */
	public static function line( string $cell ): string {
		return trim( (string) preg_replace( '/[ \t]*\n[ \t]*/', ' ', self::lines( $cell ) ) );
	}

	/** The plain text; paragraphs and line breaks of HTML are line feeds. */
	public static function lines( string $cell ): string {
		if ( ! self::may_have_some( $cell ) ) {
			return $cell;
		}
		$text = (string) preg_replace( self::BRACKETED, '$1', $cell );
		$text = (string) preg_replace( '~<br\s*/?>|</(?:p|div|li|h[1-6]|tr)>(?=.)~isu', "\n", $text );
		$text = html_entity_decode( (string) preg_replace( '~<(script|style)\b.*?</\1\s*>|<!--.*?-->|' . self::TAG . '~isu', '', $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$text = str_replace( "\u{00A0}", ' ', (string) preg_replace( array( self::LINK, '/^#{1,6}\s+/mu' ), array( '$1', '' ), $text ) );
		return trim( self::outside( self::URL, $text, static fn ( string $text ): string => (string) preg_replace( array_keys( self::EMPHASIS ), '$1', $text ) ) );
	}

	/** An e-mail or web address: that of the link, where the cell is one. */
	public static function address( string $cell ): string {
		foreach ( array( self::LINK, self::HREF, self::BRACKETED ) as $pattern ) {
			if ( 1 === preg_match( $pattern, $cell, $found ) ) {
				return (string) preg_replace( '/^mailto:/i', '', (string) end( $found ) );
			}
		}
		// Marks inside an address belong to it.
		return 1 === preg_match( '/^[^\s<]+$/u', trim( $cell ) ) ? trim( $cell, " \t*`" ) : self::line( $cell );
	}

	/** HTML stays, for fields that allow some of it, and Markdown becomes HTML. */
	public static function html( string $cell ): string {
		$text = self::outside( self::TAG, $cell, static fn ( string $text ): string => (string) preg_replace( self::LINK, '<a href="$2">$1</a>', $text ) );
		$tags = array_map( static fn ( string $tag ): string => "<$tag>\$1</$tag>", self::EMPHASIS );
		return self::outside( self::TAG . '|' . self::URL, $text, static fn ( string $text ): string => (string) preg_replace( array_keys( $tags ), $tags, $text ) );
	}

	/**
	 * Changes the text around what a pattern matches, which stays as it is.
	 *
	 * @param callable(string): string $change
	 */
	private static function outside( string $pattern, string $text, callable $change ): string {
		$kept = array();
		// Unicode assigns no characters to these two code points.
		$rest = (string) preg_replace_callback(
			"~$pattern~iu",
			static function ( array $found ) use ( &$kept ): string {
				$place          = "\u{FDD0}" . count( $kept ) . "\u{FDD1}";
				$kept[ $place ] = $found[0];
				return $place;
			},
			$text
		);
		return strtr( $change( $rest ), $kept );
	}

	private static function may_have_some( string $cell ): bool {
		return false !== strpbrk( $cell, '<>*_`~#[&' );
	}
}
