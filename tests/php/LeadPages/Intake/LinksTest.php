<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Intake;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Svc\LeadPages\Intake\Links;

final class LinksTest extends TestCase {

	#[TestWith( array( 'https://a.example' ) )]
	#[TestWith( array( 'www.a.example' ) )]
	#[TestWith( array( 'casino-a.com' ) )]
	#[TestWith( array( 'Win at EVIL.COM now' ) )]
	#[TestWith( array( 'evil.de' ) )]
	#[TestWith( array( 'paypal.sbs' ) )]
	#[TestWith( array( 'evil.example/pay' ) )]
	#[TestWith( array( 'аррӏе.com' ) )]
	#[TestWith( array( 'évil.com' ) )]
	#[TestWith( array( 'ｅｖｉｌ．ｃｏｍ' ) )]
	#[TestWith( array( 'evil。com' ) )]
	#[TestWith( array( 'evil｡com' ) )]
	#[TestWith( array( "evil.\u{200B}com" ) )]
	#[TestWith( array( "ev\u{00AD}il.com" ) )]
	public function test_what_becomes_a_link_is_found( string $text ): void {
		self::assertTrue( Links::has( $text ) );
	}

	#[TestWith( array( 'Ana Q' ) )]
	#[TestWith( array( 'J.R. Smith' ) )]
	#[TestWith( array( 'Mary-Ann St.John' ) )]
	#[TestWith( array( 'Ma.Luisa' ) )]
	#[TestWith( array( 'Dr.House' ) )]
	#[TestWith( array( 'Smith Jr.' ) )]
	#[TestWith( array( 'Jo.Commerce' ) )]
	#[TestWith( array( 'Иван Петров' ) )]
	#[TestWith( array( '' ) )]
	public function test_names_are_no_links( string $text ): void {
		self::assertFalse( Links::has( $text ) );
	}

	public function test_long_words_take_no_long_time(): void {
		$start = microtime( true );
		self::assertFalse( Links::has( str_repeat( "\u{FDFA}", 2000 ) ) );
		self::assertTrue( Links::has( str_repeat( 'a', 2000 ) . '.com' ) );
		self::assertLessThan( 0.5, microtime( true ) - $start );
	}

	public function test_links_are_counted_however_they_are_written(): void {
		self::assertSame( 3, Links::count( "https://a.example www.b.example ｈｔｔｐ://c.example\nd.example" ) );
		self::assertSame( 1, Links::count( "ht\u{200B}tps://a.example" ) );
		self::assertSame( 0, Links::count( 'Call me.' ) );
	}
}
