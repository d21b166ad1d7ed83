<?php

declare( strict_types=1 );

namespace Svc\Tests\MortgageCalculator;

use PHPUnit\Framework\TestCase;
use Svc\MortgageCalculator\Health\RatesTest;

final class RatesTestTest extends TestCase {

	public function test_site_health_names_the_day_of_stale_rates_and_is_silent_before_the_first(): void {
		self::assertNull( self::verdict( null, true ) );
		self::assertSame( 'good', self::verdict( '2026-01-31', false )?->status );
		$stale = self::verdict( '2026-01-31', true );
		self::assertSame( 'recommended', $stale?->status );
		self::assertStringContainsString( '2026-01-31', $stale->text );
	}

	private static function verdict( ?string $as_of, bool $stale ): ?\Svc\Kernel\Health\Verdict {
		return ( new RatesTest( static fn (): array => array(
			'as_of' => $as_of,
			'stale' => $stale,
		) ) )->look();
	}
}
