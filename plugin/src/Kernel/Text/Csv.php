<?php

declare( strict_types=1 );

namespace Svc\Kernel\Text;

/** Records of comma-separated values, as RFC 4180 has them, that no spreadsheet takes for formulas. */
final class Csv {

	/** Without it, Excel takes UTF-8 for the letters of the country. */
	public const BOM = "\u{FEFF}";

	/** What a spreadsheet takes for the beginning of a formula, in the forms of East Asia too. */
	private const FORMULA = '[=+\-@\t\r\n＝＋－＠]';

	/** @param list<string> $cells */
	public static function line( array $cells ): string {
		return implode( ',', array_map( array( self::class, 'cell' ), $cells ) ) . "\r\n";
	}

	/** With an apostrophe before what would be a formula, and before one that is there already, so that it can be taken away again. */
	public static function guarded( string $text ): string {
		return 1 === preg_match( "/^'*" . self::FORMULA . '/u', $text ) ? "'$text" : $text;
	}

	/** What was guarded. Text with an apostrophe of its own stays as it is. */
	public static function unguarded( string $text ): string {
		return 1 === preg_match( "/^'+" . self::FORMULA . '/u', $text ) ? substr( $text, 1 ) : $text;
	}

	private static function cell( string $text ): string {
		$text = self::guarded( $text );
		return 1 === preg_match( '/[",;\t\r\n]|^ | $/', $text ) ? '"' . str_replace( '"', '""', $text ) . '"' : $text;
	}
}
