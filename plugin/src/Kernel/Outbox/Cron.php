<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Svc\Kernel\OnSite;

/** Runs the outbox of a site by WP-Cron: every minute from its first message on, and soon after a new message. */
final class Cron {

	public const HOOK = 'svc_outbox_run';

	public const EVERY_MINUTE = 'svc_every_minute';

	/**
	 * @param array<string, mixed> $schedules
	 * @return array<string, mixed>
	 */
	public static function add_schedule( array $schedules ): array {
		return $schedules + array(
			self::EVERY_MINUTE => array(
				'interval' => 60,
				'display'  => __( 'Every minute', 'svc' ),
			),
		);
	}

	/** Has the current site's messages sent every minute. WordPress schedules the next run before a run begins, so a run that dies is followed by another. */
	public static function expect(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time(), self::EVERY_MINUTE, self::HOOK );
		}
	}

	/** Has them sent now, in another request, where WP-Cron is run by requests. Does not wait for it. */
	public static function nudge(): void {
		self::expect();
		Pruning::expect();
		if ( ! defined( 'DISABLE_WP_CRON' ) || ! DISABLE_WP_CRON ) {
			// The argument makes it another event than the one of every minute.
			wp_schedule_single_event( time(), self::HOOK, array( 'now' ) );
			// With ALTERNATE_WP_CRON it redirects a GET, runs the jobs and exits. The next page runs them, too.
			if ( ! defined( 'ALTERNATE_WP_CRON' ) || ! ALTERNATE_WP_CRON ) {
				spawn_cron();
			}
		}
	}

	/** On all sites of the network. */
	public static function uninstall(): void {
		OnSite::each( static fn () => wp_unschedule_hook( self::HOOK ) );
	}
}
