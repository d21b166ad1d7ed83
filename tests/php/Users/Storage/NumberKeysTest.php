<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Storage;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Storage\NumberKeys;

final class NumberKeysTest extends TestCase {

	/** @return iterable<array{string, string}> */
	public static function ways(): iterable {
		foreach ( array( '+1 (303) 555-0100', '1 303 555 0100', '303-555-0100', '555 0100', '0100', '001 303 555 0100' ) as $typed ) {
			yield array( '+1 303 555 0100', $typed );
		}
		yield array( '303 555 0100', '+1 303 555 0100' );
		yield array( '+49 30 1234567', '030 1234567' );
		yield array( '030 1234567', '+49 30 1234567' );
		yield array( '030 1234567', '0049 30 1234567' );
		yield array( '+1 303 555 0100 x404', '303 555 0100' );
		yield array( '+1 303 555 0100 ext. 4041', '4041' );
	}

	#[DataProvider( 'ways' )]
	public function test_a_phone_number_is_found_however_it_is_written( string $stored, string $typed ): void {
		self::assertNotSame( array(), array_intersect( NumberKeys::typed( $typed ), NumberKeys::of( $stored, true ) ) );
	}

	public function test_other_numbers_are_not_found(): void {
		$stored = NumberKeys::of( '+1 303 555 0100', true );
		foreach ( array( '+1 720 555 0100', '555 0101', '100', '303', '3035550' ) as $typed ) {
			self::assertSame( array(), array_intersect( NumberKeys::typed( $typed ), $stored ), $typed );
		}
	}

	public function test_an_extension_or_nmls_number_is_found_as_a_whole(): void {
		self::assertSame( array( '#404' ), NumberKeys::of( 'x404', false ) );
		self::assertSame( array( '#541875' ), NumberKeys::of( '541875', false ) );
		self::assertSame( array(), NumberKeys::of( '', false ) );
		self::assertSame( array(), NumberKeys::of( 'front desk', false ) );
	}

	public function test_what_is_typed_is_looked_for_without_zeros_in_front(): void {
		self::assertSame( array( '#0404', '#404' ), NumberKeys::typed( '0404' ) );
		self::assertSame( array( '#000' ), NumberKeys::typed( '000' ) );
	}
}
