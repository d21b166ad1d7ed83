<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Svc\Users\Intranet\Find\KeptPieces;

final class KeptPiecesTest extends TestCase {

	#[TestWith( array( '' ) )]
	#[TestWith( array( "one\0two" ) )]
	public function test_a_short_text_is_one_piece( string $text ): void {
		$pieces = KeptPieces::of( $text );
		self::assertCount( 1, $pieces );
		self::assertSame( $text, KeptPieces::joined( $pieces ) );
	}

	public function test_a_long_text_is_read_in_any_order_of_its_pieces(): void {
		$text   = implode( ' ', range( 1, 200_000 ) );
		$pieces = KeptPieces::of( $text );
		self::assertCount( 3, $pieces );
		self::assertLessThan( 1_000_000, max( array_map( static fn ( string $piece ): int => strlen( base64_encode( $piece ) ), $pieces ) ) );
		self::assertSame( $text, KeptPieces::joined( array_reverse( $pieces, true ) ) );
	}

	public function test_what_is_not_whole_is_not_read(): void {
		$pieces = KeptPieces::of( implode( ' ', range( 1, 200_000 ) ) );
		$other  = KeptPieces::of( implode( ' ', range( 2, 200_001 ) ) );
		self::assertNull( KeptPieces::joined( array() ) );
		self::assertNull( KeptPieces::joined( array( 0 => '' ) ) );
		self::assertNull( KeptPieces::joined( array( 0 => substr( $pieces[0], 0, 10 ) ) ) );
		self::assertNull( KeptPieces::joined( array_slice( $pieces, 0, 2, true ) ) );
		self::assertNull( KeptPieces::joined( array_slice( $pieces, 1, null, true ) ) );
		self::assertNull( KeptPieces::joined( array( 2 => substr( $pieces[2], 0, -1 ) ) + $pieces ) );
		self::assertNull( KeptPieces::joined( array( 1 => $other[1] ) + $pieces ) );
	}
}
