<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Quota;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Quota\ClientAddress;
use Svc\Kernel\Quota\Quota;
use Svc\Tests\Filters;

final class QuotaTest extends TestCase {

	protected function tearDown(): void {
		Filters::reset();
		unset( $_SERVER['REMOTE_ADDR'] );
	}

	public function test_it_lets_so_many_pass_in_so_many_seconds(): void {
		$quota = new Quota( 3, 60 );
		self::assertNull( $quota->wait( array( 100, 90 ), 110 ) );
		self::assertSame( 30, $quota->wait( array( 100, 90, 80 ), 110 ) );
		self::assertSame( 40, $quota->wait( array( 80, 90, 100, 95 ), 110 ) );
		self::assertNull( $quota->wait( array( 100, 90, 50 ), 110 ) );
	}

	public function test_none_lets_all_pass(): void {
		self::assertNull( ( new Quota( 0, 60 ) )->wait( array( 100, 100, 100 ), 100 ) );
	}

	/** @return list<array{string, string}> */
	public static function addresses(): array {
		return array(
			array( '192.0.2.1', '192.0.2.1' ),
			array( '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64' ),
			array( '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64' ),
			array( '2001:db8:1:3::1', '2001:db8:1:3::/64' ),
			array( '::ffff:192.0.2.1', '192.0.2.1' ),
			array( '::1', '::/64' ),
			array( '', '' ),
		);
	}

	#[DataProvider( 'addresses' )]
	public function test_a_home_is_one_address( string $address, string $network ): void {
		self::assertSame( $network, ClientAddress::network_of( $address ) );
	}

	public function test_only_a_filter_knows_better_than_the_connection(): void {
		$_SERVER['REMOTE_ADDR']          = '192.0.2.1';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7';
		self::assertSame( '192.0.2.1', ClientAddress::address() );
		Filters::answer( 'svc_lead_client_address', '198.51.100.7' );
		self::assertSame( '198.51.100.7', ClientAddress::address() );
		Filters::answer( 'svc_lead_client_address', 'unknown' );
		self::assertSame( '192.0.2.1', ClientAddress::address() );
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
	}
}
