<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Quota;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Quota\ProxyTest;
use Svc\Tests\Filters;

final class ProxyTestTest extends TestCase {

	protected function setUp(): void {
		$_SERVER['REMOTE_ADDR'] = '10.0.0.1';
	}

	protected function tearDown(): void {
		Filters::reset();
		unset( $_SERVER['REMOTE_ADDR'], $_SERVER['HTTP_X_FORWARDED_FOR'] );
	}

	private static function found( bool $is_quota_on = true ): ?string {
		return ( new ProxyTest( static fn (): bool => $is_quota_on ) )->look()?->status;
	}

	public function test_a_proxy_is_noticed(): void {
		self::assertSame( 'good', self::found() );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7, 10.0.0.9';
		self::assertSame( 'recommended', self::found() );
		self::assertStringContainsString( 'X-Forwarded-For', (string) ( new ProxyTest( static fn (): bool => true ) )->look()?->text );
	}

	public function test_one_that_the_server_trusts_is_fine(): void {
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7, 10.0.0.1';
		self::assertSame( 'good', self::found() );
	}

	public function test_a_filter_is_trusted(): void {
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7';
		Filters::answer( 'svc_lead_client_address', '198.51.100.7' );
		self::assertSame( 'good', self::found() );
	}

	public function test_without_a_quota_it_does_not_matter(): void {
		self::assertNull( self::found( false ) );
	}
}
