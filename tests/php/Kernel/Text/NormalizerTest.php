<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Text;

use IntlChar;
use Normalizer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\TestCase;
use Symfony\Polyfill\Intl\Normalizer\Normalizer as Bundled;

/** Hosts without intl use the bundled normaliser: the same text must be stored and found on both. */
#[RequiresPhpExtension( 'intl' )]
final class NormalizerTest extends TestCase {

	/** Of the bundled tables. A newer one only adds characters, which are left alone here. */
	private const UNICODE = 13;

	/** @return array<string, array{int, int}> */
	public static function blocks(): array {
		return array(
			'Latin'                  => array( 0x00A0, 0x024F ),
			'marks'                  => array( 0x0300, 0x036F ),
			'Greek and Cyrillic'     => array( 0x0370, 0x052F ),
			'Hebrew and Arabic'      => array( 0x0590, 0x06FF ),
			'Indic scripts'          => array( 0x0900, 0x0DFF ),
			'Hangul letters'         => array( 0x1100, 0x11FF ),
			'Latin with two accents' => array( 0x1E00, 0x1EFF ),
			'Greek with two accents' => array( 0x1F00, 0x1FFF ),
			'letter-like signs'      => array( 0x2100, 0x214F ),
			'kana'                   => array( 0x3040, 0x30FF ),
			'Hangul syllables'       => array( 0xAC00, 0xAE00 ),
			'compatibility Chinese'  => array( 0xF900, 0xFA6D ),
			'presentation forms'     => array( 0xFB00, 0xFB4F ),
		);
	}

	#[DataProvider( 'blocks' )]
	public function test_agrees_on_every_character_of_a_block( int $first, int $last ): void {
		foreach ( range( $first, $last ) as $code ) {
			if ( IntlChar::charAge( $code )[0] <= self::UNICODE ) {
				self::assert_same_forms( 'a' . mb_chr( $code, 'UTF-8' ) . "\u{301}" );
			}
		}
	}

	/** @return array<string, array{string}> */
	public static function sequences(): array {
		return array(
			'marks in the wrong order'    => array( "a\u{301}\u{323}\u{302}\u{31B}" ),
			'a blocked mark'              => array( "a\u{334}\u{301}\u{301}" ),
			'a mark without a letter'     => array( "\u{301}a" ),
			'a composition exclusion'     => array( "\u{0958}\u{2126}\u{212B}" ),
			'Hangul letters, two and one' => array( "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1161}" ),
			'a syllable and a final'      => array( "\u{AC00}\u{11A8}" ),
			'Vietnamese, decomposed'      => array( "Nguye\u{302}\u{303}n Thi\u{323} \u{110}a\u{323}\u{306}ng" ),
			'emoji with joiners'          => array( "👩🏽\u{200D}💻" ),
			'outside the basic plane'     => array( "\u{1D15E}\u{11099}\u{110BA}\u{2F800}" ),
		);
	}

	#[DataProvider( 'sequences' )]
	public function test_agrees_on_sequences( string $text ): void {
		self::assert_same_forms( $text );
	}

	public function test_agrees_on_letters_with_any_marks_in_any_order(): void {
		mt_srand( 20261121 );
		for ( $round = 0; $round < 1000; $round++ ) {
			$text = '';
			for ( $length = mt_rand( 1, 8 ); $length > 0; $length-- ) {
				$text .= mb_chr( mt_rand( 0, 2 ) > 0 ? mt_rand( 0x0300, 0x0345 ) : mt_rand( 0x0041, 0x01FF ), 'UTF-8' );
			}
			self::assert_same_forms( $text );
		}
	}

	private static function assert_same_forms( string $text ): void {
		foreach ( array( Normalizer::FORM_C, Normalizer::FORM_D ) as $form ) {
			self::assertSame( bin2hex( (string) Normalizer::normalize( $text, $form ) ), bin2hex( (string) Bundled::normalize( $text, $form ) ) );
		}
	}
}
