<?php

declare( strict_types=1 );

namespace Svc\MortgageCalculator\Rates;

use DateTimeImmutable;
use Svc\MortgageCalculator\SiteBasis;

/** Whether rates are too old to be shown. */
final class RatesAge {

	/**
	 * @param string               $as_of    Day of the rates.
	 * @param array<string, mixed> $settings
	 */
	public static function is_stale( string $as_of, array $settings ): bool {
		return self::first_day( $settings ) > $as_of;
	}

	/**
	 * The moment from which rates are stale, for pages that come out of a cache.
	 *
	 * @param array<string, mixed> $settings
	 * @return int Seconds since 1970.
	 */
	public static function stale_from( string $as_of, array $settings ): int {
		$days = (int) $settings['stale_after_days'] + 1;
		return ( new DateTimeImmutable( $as_of, SiteBasis::today()->getTimezone() ) )->modify( "+$days days" )->getTimestamp();
	}

	/** Whether a day has not come yet at the site. */
	public static function is_in_future( string $day ): bool {
		return $day > SiteBasis::today()->format( 'Y-m-d' );
	}

	/** @param array<string, mixed> $settings */
	private static function first_day( array $settings ): string {
		return SiteBasis::today()->modify( "-{$settings['stale_after_days']} days" )->format( 'Y-m-d' );
	}
}
