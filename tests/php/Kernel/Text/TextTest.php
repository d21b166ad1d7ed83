<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Text;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Text\Text;

final class TextTest extends TestCase {

	/** @return array<string, array{string, string}> */
	public static function typed_texts(): array {
		return array(
			'decomposed'                 => array( "Jose\u{301}", 'José' ),
			'marks in the wrong order'   => array( "q\u{307}\u{323}", "q\u{323}\u{307}" ),
			'Hangul letters'             => array( "\u{1112}\u{1161}\u{11AB}", '한' ),
			'the Angstrom sign'          => array( "\u{212B}", 'Å' ),
			'a ligature stays'           => array( "\u{FB01}", "\u{FB01}" ),
			'full width stays'           => array( 'Ａ', 'Ａ' ),
			'plain text'                 => array( ' a b ', 'a b' ),
			'tab and line feed'          => array( "\t\n a \r\n", 'a' ),
			'no-break spaces'            => array( "\u{00A0}a\u{202F}", 'a' ),
			'byte order marks'           => array( "\u{FEFF}a\u{FEFF}", 'a' ),
			'wide spaces'                => array( "\u{3000}a\u{2003}", 'a' ),
			'the next-line character'    => array( "\u{85}a\u{85}", 'a' ),
			'line separators'            => array( "\u{2028}a\u{2029}", 'a' ),
			'nothing but space'          => array( " \u{00A0}\u{FEFF}", '' ),
			'inner space stays'          => array( "a\u{00A0}b", "a\u{00A0}b" ),
			'zero-width space stays'     => array( "\u{200B}a", "\u{200B}a" ),
			'a zero'                     => array( '0', '0' ),
			'signs at both ends'         => array( '!a  b~', '!a  b~' ),
			'space at one end'           => array( "a b\u{A0}", 'a b' ),
			'a delete character'         => array( "a\x7F", "a\x7F" ),
		);
	}

	#[DataProvider( 'typed_texts' )]
	public function test_composes_and_trims( string $typed, string $kept ): void {
		self::assertSame( $kept, Text::normal( $typed ) );
		self::assertSame( $kept, Text::normal( $kept ), 'Doing it twice changes nothing.' );
	}

	/** @return array<string, array{string, string}> */
	public static function folded_texts(): array {
		return array(
			'upper case'      => array( 'Ana RUIZ', 'ana ruiz' ),
			'acute'           => array( 'José', 'jose' ),
			'decomposed'      => array( "Jose\u{301}", 'jose' ),
			'sharp s'         => array( 'Groß', 'gross' ),
			'capital sharp s' => array( 'GROẞ', 'gross' ),
			'o with stroke'   => array( 'Ørsted', 'orsted' ),
			'l with stroke'   => array( 'Łukasz', 'lukasz' ),
			'd with stroke'   => array( 'Đặng', 'dang' ),
			'eth and thorn'   => array( 'Ðórunn Þór', 'dorunn thor' ),
			'ligatures'       => array( 'Æsa Œuvre', 'aesa oeuvre' ),
			'dotted capital'  => array( 'İpek', 'ipek' ),
			'dotless small'   => array( 'Işık', 'isik' ),
			'Vietnamese'      => array( 'Nguyễn', 'nguyen' ),
			'Greek'           => array( 'ΝΊΚΟΣ', 'νικοσ' ),
			'final sigma'     => array( 'Νίκος', 'νικοσ' ),
			'Cyrillic'        => array( 'Ёлка', 'елка' ),
			'Hebrew points'   => array( "\u{05E9}\u{05C1}", "\u{05E9}" ),
			'Chinese'         => array( '李小龙', '李小龙' ),
			'emoji'           => array( '👍', '👍' ),
			'nothing'         => array( '', '' ),
		);
	}

	#[DataProvider( 'folded_texts' )]
	public function test_folds_case_and_accents( string $text, string $folded ): void {
		self::assertSame( $folded, Text::folded( $text ) );
		self::assertSame( $folded, Text::folded( $folded ), 'Doing it twice changes nothing.' );
	}

	public function test_splits_into_folded_words_each_once(): void {
		self::assertSame( array( 'jane', 'doe' ), Text::words( "  Jane\u{00A0}DOE\tjané\u{3000}" ) );
		self::assertSame( array( '0' ), Text::words( '0' ) );
		self::assertSame( array(), Text::words( " \u{00A0}" ) );
	}

	public function test_knows_utf8(): void {
		self::assertTrue( Text::is_utf8( '' ) );
		self::assertTrue( Text::is_utf8( 'é👍' ) );
		self::assertFalse( Text::is_utf8( "\xE9" ) );
		self::assertFalse( Text::is_utf8( "\xED\xA0\x80" ) );
	}
}
