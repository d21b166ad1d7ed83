<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Avatars;

use PHPUnit\Framework\TestCase;
use Svc\Users\Avatars\InitialsImage;

final class InitialsImageTest extends TestCase {

	/** @dataProvider initials */
	public function test_is_an_image_of_the_letters( string $initials, string $text ): void {
		$svg = simplexml_load_string( InitialsImage::svg( $initials ) );
		self::assertNotFalse( $svg );
		self::assertSame( $text, (string) $svg->text );
		self::assertMatchesRegularExpression( '/^#[0-9a-f]{6}$/', (string) $svg->rect['fill'] );
	}

	/** @return list<array{string, string}> With a mark that keeps letters of cursive scripts apart. */
	public static function initials(): array {
		return array( array( 'Ю', 'Ю' ), array( 'لح', "ل\u{200C}ح" ), array( '美山', "美\u{200C}山" ), array( "E\u{301}N", "E\u{301}\u{200C}N" ) );
	}

	public function test_has_the_colour_of_its_letters(): void {
		self::assertNotSame( self::colour( 'ЮК' ), self::colour( 'ЮЛ' ) );
	}

	/** White text is readable from a ratio of 4.5. */
	public function test_is_readable_on_every_colour(): void {
		foreach ( json_decode( (string) file_get_contents( __DIR__ . '/../../../../plugin/src/Users/Avatars/drawing/colours.json' ) ) as $colour ) {
			self::assertGreaterThanOrEqual( 4.5, 1.05 / ( self::luminance( $colour ) + 0.05 ), $colour );
		}
	}

	private static function colour( string $initials ): string {
		return (string) simplexml_load_string( InitialsImage::svg( $initials ) )->rect['fill'];
	}

	/** As WCAG 2 defines it. */
	private static function luminance( string $colour ): float {
		$parts = array_map( static fn ( string $part ): float => hexdec( $part ) / 255, str_split( substr( $colour, 1 ), 2 ) );
		list( $red, $green, $blue ) = array_map( static fn ( float $part ): float => $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4, $parts );
		return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue;
	}
}
