<?php

declare( strict_types=1 );

namespace Svc\Tests\MortgageCalculator;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Health\Verdict;
use Svc\MortgageCalculator\Health\LimitTest;
use Svc\MortgageCalculator\SiteBasis;

final class LimitTestTest extends TestCase {

	public function test_site_health_names_the_year_of_a_past_limit(): void {
		$year = (int) SiteBasis::today()->format( 'Y' );
		self::assertSame( 'good', self::verdict( $year )->status );
		self::assertSame( 'good', self::verdict( $year + 1 )->status );
		$past = self::verdict( $year - 1 );
		self::assertSame( 'recommended', $past->status );
		self::assertStringContainsString( (string) ( $year - 1 ), $past->text );
	}

	private static function verdict( int $year ): Verdict {
		return ( new LimitTest( static fn (): array => array( 'conforming_limit' => array( 'year' => $year ) ) ) )->look();
	}
}
