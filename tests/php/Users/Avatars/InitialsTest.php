<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Avatars;

use PHPUnit\Framework\TestCase;
use Svc\Users\Avatars\Initials;

final class InitialsTest extends TestCase {

	/** @dataProvider names */
	public function test_follow_the_table( string $first, string $last, string $initials ): void {
		self::assertSame( $initials, Initials::of( $first, $last ) );
		self::assertSame( '' !== $initials, Initials::are( $initials ) );
	}

	/** @return list<array{string, string, string}> */
	public static function names(): array {
		$cases = json_decode( (string) file_get_contents( __DIR__ . '/../../../cases/initials.json' ), true, 512, JSON_THROW_ON_ERROR );
		return array_map( 'array_values', $cases );
	}

	/** @dataProvider others */
	public function test_are_letters_only( string $text ): void {
		self::assertFalse( Initials::are( $text ) );
	}

	/** @return list<array{string}> */
	public static function others(): array {
		return array( array( 'ABC' ), array( "R'" ), array( 'J(' ), array( '<b' ), array( "A\n" ), array( ' A' ), array( "\xFF" ), array( "A\u{301}\u{301}\u{301}" ), array( 'A1' ), array( '🎉' ) );
	}

	public function test_there_are_none_of_invalid_text(): void {
		self::assertSame( 'R', Initials::of( "\xFF\xFE", 'Ruiz' ) );
	}
}
