<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Schema;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Schema\TextFormat;

final class TextFormatTest extends TestCase {

	/** @return array<string, array{string}> */
	public static function web_addresses(): array {
		return array(
			'https'        => array( 'https://example.com' ),
			'http'         => array( 'http://example.com/a?b=c#d' ),
			'upper case'   => array( 'HTTPS://EXAMPLE.COM/' ),
			'a port'       => array( 'https://example.com:8443/x' ),
			'other script' => array( 'https://例え.テスト/ä' ),
		);
	}

	#[DataProvider( 'web_addresses' )]
	public function test_takes_web_addresses( string $url ): void {
		self::assertTrue( TextFormat::Uri->fits( $url ) );
	}

	/** @return array<string, array{string}> */
	public static function other_addresses(): array {
		return array(
			'script'           => array( 'javascript:alert(1)' ),
			'data'             => array( 'data:text/html,x' ),
			'ftp'              => array( 'ftp://example.com' ),
			'no scheme'        => array( 'example.com' ),
			'scheme-relative'  => array( '//example.com' ),
			'no host'          => array( 'https://' ),
			'path for host'    => array( 'https:///x' ),
			'user info'        => array( 'https://example.com@evil.example' ),
			'a space'          => array( 'https://example.com/a b' ),
			'a quote'          => array( 'https://example.com/"onclick=' ),
			'an angle bracket' => array( 'https://example.com/<script>' ),
			'a backslash'      => array( 'https://example.com\\@evil.example' ),
			'a line feed'      => array( "https://example.com\n" ),
		);
	}

	#[DataProvider( 'other_addresses' )]
	public function test_refuses_other_addresses( string $url ): void {
		self::assertFalse( TextFormat::Uri->fits( $url ) );
	}

	public function test_leaves_e_mail_addresses_to_wordpress(): void {
		self::assertTrue( TextFormat::Email->fits( 'jane@example.com' ) );
		self::assertFalse( TextFormat::Email->fits( 'jane' ) );
	}

	public function test_says_what_to_send_instead(): void {
		self::assertStringContainsString( 'jane@example.com', TextFormat::Email->hint() );
		self::assertStringContainsString( 'https://', TextFormat::Uri->hint() );
		self::assertTrue( TextFormat::Plain->fits( 'anything' ) );
	}
}
