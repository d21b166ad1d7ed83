<?php

declare( strict_types=1 );

namespace Svc\Kernel\Jobs;

use Svc\Kernel\OnSite;

/** Schedules a WP-Cron hook once a day on the main site: one event per network. */
final class DailyJob {

	public static function expect( string $hook ): void {
		OnSite::run(
			get_main_site_id(),
			static function () use ( $hook ): void {
				if ( false === wp_next_scheduled( $hook ) ) {
					wp_schedule_event( time() + 86400, 'daily', $hook );
				}
			}
		);
	}

	public static function remove( string $hook ): void {
		OnSite::run( get_main_site_id(), static fn () => wp_unschedule_hook( $hook ) );
	}
}
