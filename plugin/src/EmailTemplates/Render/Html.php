<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Render;

/**
 * Writes HTML. Values are escaped as they are: text that looks like an entity is shown as typed.
 */
final class Html {

	private const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

	/** Line feeds become line breaks. */
	public static function text( string $text ): string {
		return str_replace( "\n", '<br>', htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' ) );
	}

	/** For the value of an attribute in quotes. */
	public static function attribute( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/** @param array<string, string|int> $style Empty values are left out. */
	public static function style( array $style ): string {
		$declarations = '';
		foreach ( $style as $property => $value ) {
			if ( '' !== $value ) {
				$declarations .= ";$property:$value";
			}
		}
		return '' === $declarations ? '' : ' style="' . self::attribute( substr( $declarations, 1 ) ) . '"';
	}

	/** A layout table; `$attributes` begins with a space. */
	public static function table( string $rows, string $attributes = ' width="100%"' ): string {
		return '<table ' . self::TABLE . "$attributes>$rows</table>";
	}

	/**
	 * A row with one cell, the form in which blocks are written.
	 *
	 * @param array<string, string|int> $style
	 */
	public static function row( string $inner, array $style, string $class = '', string $attributes = '' ): string {
		return '<tr><td' . ( '' === $class ? '' : " class=\"$class\"" ) . $attributes . self::style( $style ) . ">$inner</td></tr>";
	}

	/** For the outermost table: Gmail drops the attribute of the document, and a signature has no document. */
	public static function direction( bool $is_rtl ): string {
		return $is_rtl ? ' dir="rtl"' : '';
	}

	/** What only Outlook with Word's engine reads. */
	public static function outlook( string $inner ): string {
		return "<!--[if mso]>$inner<![endif]-->";
	}

	public static function outlook_table( string $attributes ): string {
		return '<table ' . self::TABLE . "$attributes>";
	}
}
