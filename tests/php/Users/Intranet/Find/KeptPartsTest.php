<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Find\KeptParts;
use Svc\Users\Intranet\Find\PackedNumbers;

final class KeptPartsTest extends TestCase {

	public function test_reads_what_it_kept(): void {
		$first = KeptParts::of( array( 'names' => "Zoë\0Ann\n7 x", 'empty' => '', 'last names' => '2 b' ) );
		$parts = KeptParts::read( $first, KeptParts::of( array( 'list' => KeptParts::packed( array( 'a' => array( 1 ) ) ) ) ) );
		self::assertSame( "Zoë\0Ann\n7 x", $parts->text( 'names' ) );
		self::assertSame( '', $parts->text( 'empty' ) );
		self::assertSame( '2 b', $parts->text( 'last names' ) );
		self::assertSame( array( 'a' => array( 1 ) ), $parts->value( 'list' ) );
		self::assertSame( 'Ann', $parts->bytes( 'names', 5, 8 ) );
		self::assertNull( $parts->text( 'nothing' ) );
	}

	/** @param list<int> $numbers */
	#[TestWith( array( array(), 0 ) )]
	#[TestWith( array( array( 0 ), 2 ) )]
	#[TestWith( array( array( 1, 255 ), 3 ) )]
	#[TestWith( array( array( 256, 1, 0xFFFF ), 7 ) )]
	#[TestWith( array( array( 0x10000, 0, 0xFFFFFFFF ), 13 ) )]
	public function test_reads_numbers_of_every_size_one_by_one_and_together( array $numbers, int $length ): void {
		$packed = PackedNumbers::of( $numbers );
		self::assertSame( $length, strlen( $packed ) );
		self::assertSame( $numbers, PackedNumbers::read( $packed ) );
		$parts = KeptParts::read( KeptParts::of( array( 'before' => 'x', 'numbers' => $packed, 'after' => "\xFF\xFF\xFF\xFF" ) ) );
		foreach ( array( ...$numbers, 0 ) as $place => $number ) {
			self::assertSame( $number, $parts->number( 'numbers', $place ) );
		}
		self::assertSame( 0, $parts->number( 'nothing', 0 ) );
	}
}
