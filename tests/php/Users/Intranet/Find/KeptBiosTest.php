<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Find\KeptBios;

final class KeptBiosTest extends TestCase {

	private static function text(): string {
		$bios = new KeptBios();
		$bios->add( 5, "Plays the\nAccordion" );
		$bios->add( 3, 'Früh auf' );
		$bios->add( 9, "accordion\0 and flute" );
		return $bios->text();
	}

	public function test_finds_folded_stems_in_the_order_of_the_bios(): void {
		self::assertSame( array( array( 5, "plays the\naccordion" ), array( 9, 'accordion  and flute' ) ), KeptBios::with( self::text(), array( 'accord', 'nothing' ), 9 ) );
		self::assertSame( array( array( 3, 'fruh auf' ) ), KeptBios::with( self::text(), array( 'fruh' ), 9 ) );
		self::assertSame( array(), KeptBios::with( self::text(), array( 'nothing' ), 9 ) );
		self::assertSame( array(), KeptBios::with( ( new KeptBios() )->text(), array( 'nothing' ), 9 ) );
	}

	public function test_finds_so_many_at_most(): void {
		self::assertSame( array( 5 ), array_column( KeptBios::with( self::text(), array( 'accord', 'flute' ), 1 ) ?? array(), 0 ) );
	}

	public function test_does_not_keep_a_part_of_too_many(): void {
		$bios = new KeptBios();
		$bios->add( 1, 'short' );
		$bios->add( 2, str_repeat( 'long ', 800_000 ) );
		self::assertNull( KeptBios::with( $bios->text(), array( 'short' ), 9 ) );
	}

	public function test_keeps_no_bios_where_an_id_would_be_cut_to_that_of_another_person(): void {
		$bios = new KeptBios();
		$bios->add( 0x1_0000_0007, 'plays the accordion' );
		$bios->add( 8, 'short' );
		self::assertNull( KeptBios::with( $bios->text(), array( 'accord' ), 9 ) );
	}
}
