<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Storage;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Storage\NameKey;

final class NameKeyTest extends TestCase {

	/** @return iterable<array{string}> */
	public static function cells(): iterable {
		yield array( 'José Roe' );
		yield array( 'Roe, José' );
		yield array( "  ROE ,\u{00A0} jose " );
		yield array( "jose \t roe" );
	}

	#[DataProvider( 'cells' )]
	public function test_is_the_same_however_a_name_is_written( string $cell ): void {
		self::assertSame( 'jose roe', NameKey::of_cell( $cell ) );
		self::assertSame( NameKey::of( 'José', 'Roe' ), NameKey::of_cell( $cell ) );
	}

	public function test_splits_a_name_at_each_space(): void {
		self::assertSame( array( array( 'ana', 'de la cruz' ), array( 'ana de', 'la cruz' ), array( 'ana de la', 'cruz' ) ), NameKey::splits( 'ana de la cruz' ) );
		self::assertSame( array(), NameKey::splits( 'ana' ) );
	}
}
