<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Users\Bookmarks\Posts\Sites;

/** Once a day: what nobody goes on with is deleted, and what was sent in any case. */
final class Cleaner {

	public const HOOK = 'svc_clean_imports';

	private const DAY = 86400;

	/** That one turn of the clock takes; another one follows where that is not enough. */
	private const SECONDS = 10;

	/** Long enough for a weekend. */
	private const ABANDONED = 3 * self::DAY;

	/** The report of what was done stays so long. */
	private const OVER = 30 * self::DAY;

	public function __construct(
		private readonly ImportStore $imports,
		private readonly RowStore $rows,
	) {}

	/** On the main site, whichever site the import was made on: one clock for the network. */
	public static function expect(): void {
		Sites::on(
			get_main_site_id(),
			static function (): void {
				if ( false === wp_next_scheduled( self::HOOK ) ) {
					wp_schedule_event( time() + self::DAY, 'daily', self::HOOK );
				}
			}
		);
	}

	/** For what a request had no time for. */
	public static function expect_soon(): void {
		Sites::on( get_main_site_id(), static fn () => wp_schedule_single_event( time(), self::HOOK ) );
	}

	/** Earlier versions had the clock on the site of the import. */
	public static function uninstall(): void {
		Accounts::uninstall();
		$sites = is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() );
		foreach ( $sites as $site_id ) {
			Sites::on( (int) $site_id, static fn () => wp_unschedule_hook( self::HOOK ) );
		}
	}

	public function clean(): void {
		$until     = microtime( true ) + self::SECONDS;
		$abandoned = array_map( static fn ( Import $import ): int => $import->id, $this->imports->untouched_since( time() - self::ABANDONED ) );
		foreach ( $this->imports->untouched_since( time() + 1 ) as $import ) {
			if ( $import->status->is_over() && ! $this->is_old( $import ) ) {
				// The request that has ended it may have had no time for all of it.
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

	/** How many imports ought to be gone, with some time for a timer that is late. */
	public function overdue(): int {
		$late = $this->imports->untouched_since( time() - self::ABANDONED - 2 * self::DAY );
		return count( array_filter( $late, static fn ( Import $import ): bool => ! $import->status->is_over() ) );
	}

	private function is_old( Import $import ): bool {
		return $import->created_at < time() - self::OVER;
	}
}
