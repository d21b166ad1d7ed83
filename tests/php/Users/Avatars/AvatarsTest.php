<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Avatars;

use PHPUnit\Framework\TestCase;
use Svc\Tests\Filters;
use Svc\Users\Avatars\Avatars;

final class AvatarsTest extends TestCase {

	private const FILES = 'https://site.example/wp-content/plugins/plugin/build/initials/';

	protected function tearDown(): void {
		Filters::reset();
	}

	/** @dataProvider drawn */
	public function test_are_the_initials_where_there_is_no_photo( string $initials, string $address ): void {
		self::assert_address( $address, $initials, 'ana@example.com' );
	}

	/** @return list<array{string, string}> */
	public static function drawn(): array {
		return array(
			array( 'AR', self::FILES . 'AR.svg' ),
			array( 'A', self::FILES . 'A.svg' ),
			array( '', self::FILES . 'nobody.svg' ),
			array( 'AÉ', 'https://site.example/?svc_initials=A%C3%89' ),
			array( 'ßﬁ', 'https://site.example/?svc_initials=%C3%9F%EF%AC%81' ),
		);
	}

	/** @dataProvider emails */
	public function test_are_gravatars_where_the_settings_say_so( string $email ): void {
		Filters::answer( 'option svc_settings', array( 'use_gravatar' => true ) );
		self::assert_address( get_avatar_url( $email, array( 'size' => 192 ) ), 'AR', $email );
	}

	/** @return list<array{string}> */
	public static function emails(): array {
		return array( array( 'ana@example.com' ), array( ' Ana@Example.COM ' ), array( '' ), array( '7' ), array( 'x@md5.gravatar.com' ), array( "q\"'@example.com" ) );
	}

	/** @dataProvider switches */
	public function test_are_what_another_plugin_gives( bool $uses_gravatar ): void {
		Filters::answer( 'option svc_settings', array( 'use_gravatar' => $uses_gravatar ) );
		Filters::answer( 'get_avatar_url', 'https://example.com/"everybody"' );
		self::assert_address( 'https://example.com/"everybody"', 'AR', 'ana@example.com' );
	}

	/** @return list<array{bool}> */
	public static function switches(): array {
		return array( array( false ), array( true ) );
	}

	/** @dataProvider refused */
	public function test_are_not_what_cannot_be_shown( string $given ): void {
		Filters::answer( 'get_avatar_url', $given );
		self::assert_address( self::FILES . 'AR.svg', 'AR', 'ana@example.com' );
	}

	/** @return list<array{string}> */
	public static function refused(): array {
		return array( array( 'https://0.gravatar.com/avatar/abc?s=192' ), array( 'http://gravatar.com' ), array( 'data:image/png;base64,AAAA' ), array( '/a.png' ), array( '' ) );
	}

	public function test_gravatars_are_told_by_their_host(): void {
		Filters::answer( 'get_avatar_url', 'https://site.example/cache/secure.gravatar.com/a.png' );
		self::assert_address( 'https://site.example/cache/secure.gravatar.com/a.png', 'AR', 'ana@example.com' );
	}

	public function test_a_photo_goes_before(): void {
		Filters::answer( 'get_avatar_url', 'https://example.com/other.png' );
		self::assertSame( 'https://example.com/a.png', ( new Avatars() )->url( 'https://example.com/a.png', 'AR', 7, 'ana@example.com' ) );
	}

	private static function assert_address( string $expected, string $initials, string $email ): void {
		self::assertSame( $expected, ( new Avatars() )->url( '', $initials, 7, $email ) );
	}
}
