<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles\Trash;

use Svc\Kernel\Jobs\DailyJob;
use Svc\Users\Storage\ProfileTrash;
use Svc\Users\Storage\ProfileWriter;

/** Deletes profiles for good that have been in the trash for 30 days, by a daily job that exists while the trash is not empty. */
final class TrashCleaner {

	public const HOOK = 'svc_empty_trash';

	private const DAY = 86400;

	private const KEPT = 30 * self::DAY;

	/** Time limit of one run; another run is scheduled if work is left. */
	private const SECONDS = 10;

	/** Profiles deleted in one transaction, during which other writers wait. */
	private const AT_A_TIME = 25;

	public function __construct(
		private readonly ProfileTrash $trash,
		private readonly ProfileWriter $writer,
	) {}

	/** Schedules the daily run. */
	public static function expect(): void {
		DailyJob::expect( self::HOOK );
	}

	public static function uninstall(): void {
		DailyJob::remove( self::HOOK );
	}

	public function clean(): void {
		$until = microtime( true ) + self::SECONDS;
		do {
			$number = $this->writer->exclusively( fn (): int => $this->erase_some() );
		} while ( self::AT_A_TIME === $number && microtime( true ) < $until );
		if ( self::AT_A_TIME === $number ) {
			wp_schedule_single_event( time(), self::HOOK );
		} elseif ( $this->trash->trash->is_empty() ) {
			self::uninstall();
			// A profile may have been deleted between the two statements above, while the job was still scheduled.
			if ( ! $this->trash->trash->is_empty() ) {
				self::expect();
			}
		}
	}

	/** @return int How many were deleted. */
	private function erase_some(): int {
		$old = $this->trash->trash->older_than( time() - self::KEPT, self::AT_A_TIME );
		array_map( $this->trash->erase_trashed( ... ), $old );
		return count( $old );
	}
}
