<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use Svc\Kernel\Schema\Source;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;

final class TextTest extends SchemaTestCase {

	/** @return array<string, array{string}> */
	public static function exact_texts(): array {
		return array(
			'quotes'         => array( "O'Brien \"Bo\"" ),
			'backslashes'    => array( 'C:\\new\\0' ),
			'markup'         => array( '<b>x</b> & &amp;' ),
			'percent signs'  => array( '%41 %s 100%' ),
			'a zero'         => array( '0' ),
			'emoji'          => array( '👩🏽‍💻' ),
			'right to left'  => array( 'שלום עולם' ),
			'inner spaces'   => array( 'a  b' ),
			'a zero joiner'  => array( "a\u{200D}b" ),
		);
	}

	#[DataProvider( 'exact_texts' )]
	public function test_keeps_text_as_it_was_typed( string $text ): void {
		self::assertSame( $text, ( new Text( 100 ) )->parse( $text, Source::Json ) );
	}

	public function test_composes_and_trims(): void {
		self::assertSame( 'José', ( new Text( 100 ) )->parse( "\u{FEFF}\u{00A0} Jose\u{301}\u{2003}\n", Source::Json ) );
	}

	public function test_counts_characters_after_composing_and_trimming(): void {
		self::assertSame( 'ééé', ( new Text( 3 ) )->parse( "  e\u{301}e\u{301}e\u{301} ", Source::Json ) );
		self::assertSame( '👍👍👍', ( new Text( 3 ) )->parse( '👍👍👍', Source::Json ) );
	}

	public function test_refuses_text_that_is_too_long(): void {
		self::assertRefused( 'This may have at most 3 characters; it has 4.', new Text( 3 ), 'éééé' );
	}

	public function test_refuses_text_that_is_too_short(): void {
		self::assertRefused( 'This is required.', new Text( 3, 1 ), " \t\u{00A0}" );
		self::assertRefused( 'This must have at least 2 characters.', new Text( 3, 2 ), 'a' );
	}

	/** @return array<string, array{mixed}> */
	public static function no_texts(): array {
		return array(
			'a number' => array( 5 ),
			'true'     => array( true ),
			'a list'   => array( array( 'a' ) ),
			'object'   => array( (object) array() ),
		);
	}

	#[DataProvider( 'no_texts' )]
	public function test_refuses_what_is_no_text( mixed $value ): void {
		self::assertRefused( 'This must be text.', new Text( 100 ), $value );
	}

	/** @return array<string, array{string}> */
	public static function broken_bytes(): array {
		return array(
			'a stray byte'    => array( "a\xFF" ),
			'an overlong dot' => array( "\xC0\xAE" ),
			'a surrogate'     => array( "\xED\xA0\x80" ),
			'a cut character' => array( "\xE2\x82" ),
		);
	}

	#[DataProvider( 'broken_bytes' )]
	public function test_refuses_bytes_that_are_no_text( string $bytes ): void {
		self::assertRefused( 'This must be valid UTF-8 text.', new Text( 100 ), $bytes );
	}

	/** @return array<string, array{string}> */
	public static function control_characters(): array {
		return array(
			'null'            => array( "a\0b" ),
			'escape'          => array( "a\u{1B}b" ),
			'delete'          => array( "a\u{7F}b" ),
			'next line'       => array( "a\u{85}b" ),
			'carriage return' => array( "a\rb" ),
		);
	}

	#[DataProvider( 'control_characters' )]
	public function test_refuses_control_characters( string $text ): void {
		self::assertRefused( 'This must be one line without control characters.', new Text( 100 ), $text );
		self::assertRefused( 'This must not have control characters other than line feed and tab.', new Text( 100, multiline: true ), $text );
	}

	public function test_takes_line_feeds_and_tabs_in_several_lines_only(): void {
		self::assertSame( "a\n\tb", ( new Text( 100, multiline: true ) )->parse( "a\n\tb", Source::Json ) );
		self::assertRefused( 'This must be one line without control characters.', new Text( 100 ), "a\nb" );
		self::assertRefused( 'This must be one line without control characters.', new Text( 100 ), "a\tb" );
	}

	public function test_holds_a_pattern_against_the_whole_text(): void {
		$digits = new Text( 12, pattern: '^[0-9]*$', pattern_hint: 'Digits.' );
		self::assertSame( '0012', $digits->parse( ' 0012 ', Source::Json ) );
		self::assertRefused( 'Digits.', $digits, '12a' );
		self::assertRefused( 'Digits.', $digits, '١٢' );
	}

	public function test_leaves_an_empty_text_its_form(): void {
		self::assertSame( '', ( new Text( 12, pattern: '^[0-9]+$', pattern_hint: 'Digits.' ) )->parse( '', Source::Json ) );
		self::assertSame( '', ( new Text( 12, format: TextFormat::Uri ) )->parse( ' ', Source::Json ) );
	}

	public function test_checks_the_length_of_cleaned_text_too(): void {
		$doubled = new Text( 3, clean: static fn ( string $text ): string => $text . $text );
		self::assertSame( 'aa', $doubled->parse( 'a', Source::Json ) );
		self::assertRefused( 'This may have at most 3 characters; it has 4.', $doubled, 'ab' );
	}

	public function test_tells_its_limits(): void {
		self::assertSame(
			array(
				'type'      => 'string',
				'minLength' => 1,
				'maxLength' => 254,
				'pattern'   => '^x',
				'format'    => 'email',
			),
			( new Text( 254, 1, '^x', '', TextFormat::Email ) )->json()
		);
		self::assertSame(
			array(
				'type'      => 'string',
				'maxLength' => 9,
			),
			( new Text( 9 ) )->json()
		);
	}
}
