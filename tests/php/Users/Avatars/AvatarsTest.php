<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Avatars;

use PHPUnit\Framework\TestCase;
use Svc\Tests\Filters;
use Svc\Users\Avatars\Avatars;

final class AvatarsTest extends TestCase {

	protected function tearDown(): void {
		Filters::reset();
	}

	/** @dataProvider emails */
	public function test_makes_what_wordpress_would_give( string $email ): void {
		$expected = get_avatar_url( $email, array( 'size' => 192 ) );
		self::assertSame( $expected, ( new Avatars() )->url( '', $email ) );
		self::assertSame( $expected, json_decode( ( new Avatars() )->json( $email ) ) );
	}

	/** @return list<array{string}> */
	public static function emails(): array {
		return array( array( 'ana@example.com' ), array( ' Ana@Example.COM ' ), array( '' ), array( '7' ), array( 'x@md5.gravatar.com' ), array( "q\"'@example.com" ) );
	}

	public function test_asks_for_each_where_plugins_have_a_say(): void {
		Filters::answer( 'get_avatar_url', 'https://example.com/"everybody"' );
		self::assertSame( 'https://example.com/"everybody"', ( new Avatars() )->url( '', 'ana@example.com' ) );
		self::assertSame( 'https://example.com/"everybody"', json_decode( ( new Avatars() )->json( 'ana@example.com' ) ) );
	}

	public function test_a_photo_goes_before(): void {
		self::assertSame( 'https://example.com/a.png', ( new Avatars() )->url( 'https://example.com/a.png', 'ana@example.com' ) );
	}
}
