<?php

declare( strict_types=1 );

namespace Svc\Tests\Kernel\Outbox;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Kernel\Outbox\Backoff;

final class BackoffTest extends TestCase {

	/** @return list<array{int, int, int}> Attempts, and the shortest and the longest delay. */
	public static function delays(): array {
		return array(
			array( 1, 5, 6 ),
			array( 2, 270, 330 ),
			array( 3, 1620, 1980 ),
			array( 4, 6480, 7920 ),
			array( 5, 16200, 19800 ),
			array( 6, 32400, 39600 ),
			array( 7, 32400, 39600 ),
		);
	}

	#[DataProvider( 'delays' )]
	public function test_a_delay_is_within_its_jitter( int $attempts, int $shortest, int $longest ): void {
		for ( $time = 0; $time < 200; $time++ ) {
			self::assertThat( Backoff::after( $attempts ), self::logicalAnd( self::greaterThanOrEqual( $shortest ), self::lessThanOrEqual( $longest ) ) );
		}
	}

	public function test_delays_differ(): void {
		$delays = array_map( static fn (): ?int => Backoff::after( 7 ), range( 1, 50 ) );
		self::assertGreaterThan( 1, count( array_unique( $delays ) ) );
	}

	public function test_a_receiver_may_put_off_the_next_attempt_by_a_day_at_most(): void {
		self::assertSame( 120, Backoff::after( 1, 120 ) );
		self::assertSame( 86400, Backoff::after( 1, 999_999 ) );
		self::assertGreaterThanOrEqual( 270, Backoff::after( 2, 120 ) );
		self::assertNull( Backoff::after( 8, 120 ) );
	}

	public function test_the_eighth_attempt_is_the_last(): void {
		self::assertNull( Backoff::after( 8 ) );
		self::assertNull( Backoff::after( 9 ) );
	}
}
