<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\EmailTemplates\Theme\Brand;
use Svc\EmailTemplates\Theme\Color;
use Svc\EmailTemplates\Theme\Colors;

/** Text that is hard to read is reported. */
final class ContrastTest extends RenderTestCase {

	public function test_contrast_is_that_of_wcag(): void {
		self::assertSame( '21.00', number_format( Color::contrast( '#000000', '#ffffff' ), 2 ) );
		self::assertSame( '4.48', number_format( Color::contrast( '#777777', '#ffffff' ), 2 ) );
		self::assertSame( '4.54', number_format( Color::contrast( '#ffffff', '#767676' ), 2 ) );
	}

	/** @return array<string, array{string, list<string>}> */
	public static function words(): array {
		return array(
			'readable'           => array( '<mark style="background-color:rgba(0, 0, 0, 0);color:#767676" class="has-inline-color">x</mark>', array() ),
			'hard to read'       => array( '<mark style="background-color:rgba(0, 0, 0, 0);color:#ffff00" class="has-inline-color">x</mark>', array( 'low_contrast' ) ),
			'on its background'  => array( '<mark style="background-color:#000000;color:#ffff00">x</mark>', array() ),
			'dark on dark'       => array( '<mark style="background-color:#333333">x</mark>', array( 'low_contrast' ) ),
			'a preset'           => array( '<span class="has-luminous-vivid-amber-color">x</span>', array( 'low_contrast' ) ),
			'marked'             => array( '<mark>x</mark>', array() ),
		);
	}

	/**
	 * @dataProvider words
	 * @param list<string> $codes
	 */
	public function test_colours_of_words_are_checked( string $content, array $codes ): void {
		$rendered = $this->paragraph( "Text $content" );
		self::assertSame( $codes, self::codes( $rendered ) );
		self::assertSame( array_fill( 0, count( $codes ), 'blocks.0' ), array_map( static fn ( $warning ): string => $warning->path, $rendered->warnings ) );
	}

	public function test_dark_colours_that_are_hard_to_read_are_reported(): void {
		$brand = new Brand( Colors::light(), Colors::dark()->with( array( 'button_text' => '#ffffff' ) ) );
		$codes = fn ( Purpose $purpose ): array => self::codes( $this->render( self::p( 'x' ), array(), array( 'brand' => $brand, 'purpose' => $purpose ), '', 'Preheader' ) );
		self::assertSame( array( 'low_contrast' ), $codes( Purpose::LeadConfirmation ) );
		self::assertSame( array(), $codes( Purpose::Signature ) );
	}
}
