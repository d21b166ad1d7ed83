<?php

declare( strict_types=1 );

namespace Svc\Kernel\Text;

use Normalizer;

/** Normalises text for storage and for comparison. */
final class Text {

	/** Letters without a decomposition in Unicode, by the letter that people type instead. */
	private const BASE_LETTERS = array(
		'ø' => 'o',
		'ł' => 'l',
		'đ' => 'd',
		'ð' => 'd',
		'ħ' => 'h',
		'ı' => 'i',
		'ŧ' => 't',
		'þ' => 'th',
		'æ' => 'ae',
		'œ' => 'oe',
	);

	public static function is_utf8( string $text ): bool {
		return 1 === preg_match( '//u', $text );
	}

	/** NFC, trimmed. The text must be valid UTF-8. */
	public static function normal( string $text ): string {
		// The expression looks at every space of a long text, which nearly always begins and ends with letters or signs.
		if ( '' !== $text && ! ( self::is_printed( $text[0] ) && self::is_printed( $text[-1] ) ) ) {
			$text = (string) preg_replace( '/^[\s\p{Z}\x{FEFF}]++|(?<![\s\p{Z}\x{FEFF}])[\s\p{Z}\x{FEFF}]++$/uD', '', $text );
		}
		return self::is_ascii( $text ) ? $text : (string) Normalizer::normalize( $text, Normalizer::FORM_C );
	}

	/** Removes case and accents, so that sorting and searching give the same results on every database. */
	public static function folded( string $text ): string {
		if ( self::is_ascii( $text ) ) {
			return strtolower( $text );
		}
		$bare = (string) preg_replace( '/\p{Mn}+/u', '', (string) Normalizer::normalize( $text, Normalizer::FORM_D ) );
		return strtr( mb_convert_case( $bare, MB_CASE_FOLD, 'UTF-8' ), self::BASE_LETTERS );
	}

	/** @return list<string> Folded words, split on white space. */
	public static function words( string $text ): array {
		$words = preg_split( '/[\s\p{Z}]+/u', self::folded( $text ), -1, PREG_SPLIT_NO_EMPTY );
		return false === $words ? array() : array_values( array_unique( $words ) );
	}

	/** Whether a byte is a letter, digit or sign of ASCII. */
	private static function is_printed( string $byte ): bool {
		return ord( $byte ) > 0x20 && ord( $byte ) < 0x7F;
	}

	private static function is_ascii( string $text ): bool {
		return 1 !== preg_match( '/[^\x00-\x7F]/', $text );
	}
}
