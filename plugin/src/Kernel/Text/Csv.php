<?php

declare( strict_types=1 );

namespace Svc\Kernel\Text;

/** Writes comma-separated values as in RFC 4180, escaped so that spreadsheet programs do not read them as formulas. */
final class Csv {

	/** Without the byte order mark, Excel reads UTF-8 as a regional encoding. */
	public const BOM = "\u{FEFF}";

	/** Characters that spreadsheet programs read as the start of a formula, including full-width forms. */
	private const FORMULA = '[=+\-@\t\r\n＝＋－＠]';

	/** @param list<string> $cells */
	public static function line( array $cells ): string {
		return implode( ',', array_map( array( self::class, 'cell' ), $cells ) ) . "\r\n";
	}

	/** Adds an apostrophe before a formula. Text that already has apostrophes before a formula gets one more, so that unguarded() is exact. */
	public static function guarded( string $text ): string {
		return 1 === preg_match( "/^'*" . self::FORMULA . '/u', $text ) ? "'$text" : $text;
	}

	/** Reverses guarded(). Other text with an apostrophe is unchanged. */
	public static function unguarded( string $text ): string {
		return 1 === preg_match( "/^'+" . self::FORMULA . '/u', $text ) ? substr( $text, 1 ) : $text;
	}

	private static function cell( string $text ): string {
		$text = self::guarded( $text );
		return 1 === preg_match( '/[",;\t\r\n]|^ | $/', $text ) ? '"' . str_replace( '"', '""', $text ) . '"' : $text;
	}
}
