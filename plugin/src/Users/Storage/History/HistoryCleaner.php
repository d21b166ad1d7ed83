<?php

declare( strict_types=1 );

namespace Svc\Users\Storage\History;

use Closure;
use Svc\Kernel\Jobs\DailyJob;

/** Deletes old entries once a day. */
final class HistoryCleaner {

	public const HOOK = 'svc_prune_history';

	private const DAY = 86400;

	/** Time limit of one run; another run is scheduled if work is left. */
	private const SECONDS = 10;

	/** Entries deleted by one statement. */
	private const AT_A_TIME = 1000;

	/** @param Closure(): int $days For how many days entries are kept. */
	public function __construct(
		private readonly HistoryStore $store,
		private readonly Closure $days,
	) {}

	/** Schedules the daily run: by the migration, and by writes on the main site if the event was lost. */
	public static function expect(): void {
		DailyJob::expect( self::HOOK );
	}

	public static function uninstall(): void {
		DailyJob::remove( self::HOOK );
	}

	public function clean(): void {
		$until  = microtime( true ) + self::SECONDS;
		$before = time() - ( $this->days )() * self::DAY;
		do {
			$number = $this->store->prune( $before, self::AT_A_TIME );
		} while ( self::AT_A_TIME === $number && microtime( true ) < $until );
		if ( self::AT_A_TIME === $number ) {
			wp_schedule_single_event( time(), self::HOOK );
		}
	}
}
