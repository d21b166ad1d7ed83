<?php

declare( strict_types=1 );

namespace Svc\Tests\LeadPages\Leads;

use PHPUnit\Framework\TestCase;
use Svc\LeadPages\Leads\OpenKey;

final class OpenKeyTest extends TestCase {

	/** @return iterable<string, array{list<string>, list<string>, bool}> Address and number of two people, and whether they are one. */
	public static function pairs(): iterable {
		yield 'case' => array( array( 'Jane@Example.com', '' ), array( 'jane@example.com', '' ), true );
		yield 'the address comes before the number' => array( array( 'jane@example.com', '3035550100' ), array( 'jane@example.com', '7205550100' ), true );
		yield 'another address with the same number' => array( array( 'jane@example.com', '3035550100' ), array( 'joe@example.com', '3035550100' ), false );
		yield 'the country' => array( array( '', '+1 (303) 555-0100' ), array( '', '303.555.0100' ), true );
		yield 'eleven digits of another country' => array( array( '', '+44 303 555 010' ), array( '', '4303555010' ), false );
		yield 'an address and a number' => array( array( '3035550100', '' ), array( '', '303 555 0101' ), false );
	}

	/**
	 * @dataProvider pairs
	 * @param list<string> $one
	 * @param list<string> $other
	 */
	public function test_tells_people_apart( array $one, array $other, bool $are_one ): void {
		self::assertSame( $are_one, OpenKey::of( 1, 5, ...$one ) === OpenKey::of( 1, 5, ...$other ) );
	}

	public function test_is_of_one_page_of_one_site(): void {
		$key = OpenKey::of( 1, 5, 'jane@example.com', '' );
		self::assertSame( 64, strlen( (string) $key ) );
		self::assertNotSame( $key, OpenKey::of( 2, 5, 'jane@example.com', '' ) );
		self::assertNotSame( $key, OpenKey::of( 1, 6, 'jane@example.com', '' ) );
		self::assertNull( OpenKey::of( 1, 5, '', 'x' ) );
	}
}
