<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use DateTimeImmutable;

/** The days whose anniversaries are e-mailed on one day. */
final class AnniversaryDays {

	/** Also the days before, because WP-Cron does not run on a day on which a site has no visitors. */
	private const DAYS = 3;

	/** @return array<string, int> The year of each day, such as `11-23`. February 29 is on February 28 of other years. */
	public static function until( DateTimeImmutable $today ): array {
		$years = array();
		for ( $back = 0; $back < self::DAYS; $back++ ) {
			$day                            = $today->modify( "-$back days" );
			$years[ $day->format( 'm-d' ) ] = (int) $day->format( 'Y' );
			if ( '02-28' === $day->format( 'm-d' ) && '0' === $day->format( 'L' ) ) {
				$years['02-29'] = (int) $day->format( 'Y' );
			}
		}
		return $years;
	}
}
