<?php

declare( strict_types=1 );

namespace Svc\Tests\EmailTemplates\Sending;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\TestCase;
use Svc\EmailTemplates\Sending\AnniversaryDays;

final class AnniversaryDaysTest extends TestCase {

	/** @return array<string, array{string, array<string, int>}> */
	public static function days(): array {
		return array(
			'an ordinary day'             => array( '2026-11-23 12:00', array( '11-23' => 2026, '11-22' => 2026, '11-21' => 2026 ) ),
			'the first of a year'         => array( '2027-01-01 00:00', array( '01-01' => 2027, '12-31' => 2026, '12-30' => 2026 ) ),
			'the end of a short February' => array( '2027-02-28 12:00', array( '02-28' => 2027, '02-29' => 2027, '02-27' => 2027, '02-26' => 2027 ) ),
			'after a short February'      => array( '2027-03-02 12:00', array( '03-02' => 2027, '03-01' => 2027, '02-28' => 2027, '02-29' => 2027 ) ),
			'a leap year'                 => array( '2028-03-01 12:00', array( '03-01' => 2028, '02-29' => 2028, '02-28' => 2028 ) ),
			'no leap year'                => array( '2100-02-28 12:00', array( '02-28' => 2100, '02-29' => 2100, '02-27' => 2100, '02-26' => 2100 ) ),
			'clocks go forward'           => array( '2027-03-15 02:30', array( '03-15' => 2027, '03-14' => 2027, '03-13' => 2027 ) ),
		);
	}

	/**
	 * @dataProvider days
	 * @param array<string, int> $years
	 */
	public function test_the_last_three_days_with_their_years( string $today, array $years ): void {
		self::assertSame( $years, AnniversaryDays::until( new DateTimeImmutable( $today, new DateTimeZone( 'America/Denver' ) ) ) );
	}
}
