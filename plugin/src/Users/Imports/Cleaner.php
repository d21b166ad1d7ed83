<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Jobs\DailyJob;
use Svc\Kernel\OnSite;

/** Once a day deletes abandoned and old imports, and the uploaded rows of finished ones. */
final class Cleaner {

	public const HOOK = 'svc_clean_imports';

	private const DAY = 86400;

	/** Time limit of one run; another run is scheduled if work is left. */
	private const SECONDS = 10;

	/** Seconds without a change until an import counts as abandoned: longer than a weekend. */
	private const ABANDONED = 3 * self::DAY;

	/** Seconds that the report of a finished import is kept. */
	private const OVER = 30 * self::DAY;

	public function __construct(
		private readonly ImportStore $imports,
		private readonly RowStore $rows,
	) {}

	/** Schedules the daily run, also for imports of other sites. */
	public static function expect(): void {
		DailyJob::expect( self::HOOK );
	}

	/** Schedules an immediate run for work that a request had no time for. */
	public static function expect_soon(): void {
		OnSite::run( get_main_site_id(), static fn () => wp_schedule_single_event( time(), self::HOOK ) );
	}

	/** Unschedules on all sites: earlier versions scheduled the run on the import's site. */
	public static function uninstall(): void {
		Accounts::uninstall();
		OnSite::each( static fn () => wp_unschedule_hook( self::HOOK ) );
	}

	public function clean(): void {
		$until     = microtime( true ) + self::SECONDS;
		$abandoned = array_map( static fn ( Import $import ): int => $import->id, $this->imports->untouched_since( time() - self::ABANDONED ) );
		foreach ( $this->imports->untouched_since( time() + 1 ) as $import ) {
			if ( $import->status->is_over() && ! $this->is_old( $import ) ) {
				// The request that finished the import may not have had time to delete all rows.
				$this->rows->empty( $import->id, $until );
			} elseif ( in_array( $import->id, $abandoned, true ) ) {
				$this->imports->delete( $import->id );
			}
		}
		foreach ( $this->rows->orphans() as $import_id ) {
			$this->rows->delete( $import_id, $until );
		}
		if ( microtime( true ) >= $until ) {
			self::expect_soon();
		} elseif ( 0 === $this->imports->page( 1, 1 )[1] ) {
			wp_unschedule_hook( self::HOOK );
		}
	}

	/** Number of imports that should have been deleted, allowing for a late WP-Cron. */
	public function overdue(): int {
		$late = $this->imports->untouched_since( time() - self::ABANDONED - 2 * self::DAY );
		return count( array_filter( $late, static fn ( Import $import ): bool => ! $import->status->is_over() ) );
	}

	private function is_old( Import $import ): bool {
		return $import->created_at < time() - self::OVER;
	}
}
