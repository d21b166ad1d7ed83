<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

/** Once a day: what nobody goes on with is deleted, and what was sent in any case. */
final class Cleaner {

	public const HOOK = 'svc_clean_imports';

	private const DAY = 86400;

	/** Long enough for a weekend. */
	private const ABANDONED = 3 * self::DAY;

	/** The report of what was done stays so long. */
	private const OVER = 30 * self::DAY;

	public function __construct(
		private readonly ImportStore $imports,
		private readonly RowStore $rows,
	) {}

	public static function expect(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + self::DAY, 'daily', self::HOOK );
		}
	}

	public function clean(): void {
		foreach ( $this->imports->untouched_since( time() - self::ABANDONED ) as $import ) {
			$is_over = $import->status->is_over();
			if ( ! $is_over || $this->is_old( $import ) ) {
				$this->imports->delete( $import->id );
				$this->rows->delete( $import->id );
			} else {
				// Whoever cancelled it may have died before this.
				$this->rows->empty( $import->id );
			}
		}
		if ( 0 === $this->imports->page( 1, 1 )[1] ) {
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
