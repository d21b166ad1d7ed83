<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Svc\Kernel\Jobs\DailyJob;
use Svc\Kernel\OnSite;

/** Once a day, deletes messages that have ended, cancels those that could not be sent for long, and looks that the others are sent. */
final class Pruning {

	public const HOOK = 'svc_prune_outbox';

	public const DAYS = 30;

	/** Time limit of one run; another run is scheduled if work is left. */
	private const SECONDS = 10;

	/** Messages deleted by one statement. */
	private const AT_A_TIME = 1000;

	public function __construct( private readonly OutboxStore $store ) {}

	public static function expect(): void {
		DailyJob::expect( self::HOOK );
	}

	public static function uninstall(): void {
		DailyJob::remove( self::HOOK );
	}

	public function run(): void {
		$until  = microtime( true ) + self::SECONDS;
		$before = time() - self::DAYS * 86400;
		/* translators: %d: number of days. */
		$this->store->cancel_overdue( $before, sprintf( __( 'It could not be sent for %d days.', 'svc' ), self::DAYS ) );
		$this->expect_runs();
		do {
			$number = $this->store->prune( $before, self::AT_A_TIME );
		} while ( self::AT_A_TIME === $number && microtime( true ) < $until );
		if ( self::AT_A_TIME === $number ) {
			wp_schedule_single_event( time(), self::HOOK );
		}
	}

	/** Schedules the runs of sites with waiting messages again, where the event was lost: WordPress drops it while the plugin is not active. */
	public function expect_runs(): void {
		foreach ( $this->store->busy_sites() as $site_id ) {
			OnSite::run( $site_id, Cron::expect( ... ) );
		}
	}
}
