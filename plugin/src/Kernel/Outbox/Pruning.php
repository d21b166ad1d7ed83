<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Closure;
use Svc\Kernel\Jobs\DailyJob;
use Svc\Kernel\OnSite;

/** Once a day, deletes messages that have ended, gives up those that could not be sent for long, and looks that the others are sent. */
final class Pruning {

	public const HOOK = 'svc_prune_outbox';

	public const DAYS = 30;

	/** Time limit of one run; another run is scheduled if work is left. */
	private const SECONDS = 10;

	/** Messages deleted by one statement, or read to be given up. */
	private const AT_A_TIME = 1000;

	/** @param array<string, Closure(): Kind> $kinds Of all components: one that is off shows what was given up when it is on again. */
	public function __construct(
		private readonly OutboxStore $store,
		private readonly array $kinds,
	) {}

	public static function expect(): void {
		DailyJob::expect( self::HOOK );
	}

	public static function uninstall(): void {
		DailyJob::remove( self::HOOK );
	}

	public function run(): void {
		$until  = microtime( true ) + self::SECONDS;
		$before = time() - self::DAYS * 86400;
		$is_done = $this->give_up( $before, $until );
		$this->expect_runs();
		do {
			$number = $this->store->prune( $before, self::AT_A_TIME );
		} while ( self::AT_A_TIME === $number && microtime( true ) < $until );
		if ( self::AT_A_TIME === $number || ! $is_done ) {
			wp_schedule_single_event( time(), self::HOOK );
		}
	}

	/** @return bool Whether none is left that has been due since before that time. */
	private function give_up( int $before, float $until ): bool {
		/* translators: %d: number of days. */
		$reason  = sprintf( __( 'It could not be sent for %d days.', 'svc' ), self::DAYS );
		$entries = $this->store->due_before( $before, self::AT_A_TIME );
		foreach ( $entries as $entry ) {
			if ( microtime( true ) > $until ) {
				return false;
			}
			$kind   = $this->kinds[ $entry->kind ] ?? null;
			$note   = null === $kind ? static fn () => null : $kind()->note( ... );
			$settle = function () use ( $entry, $reason, $note ): bool {
				$this->store->settle( $entry, Status::Failed, null, $reason, $note );
				return true;
			};
			// The site may have been deleted without WordPress's hook.
			OnSite::run( $entry->site_id, $settle ) ?? $settle();
		}
		return count( $entries ) < self::AT_A_TIME;
	}

	/** Schedules the runs of sites with waiting messages again, where the event was lost: WordPress drops it while the plugin is not active. */
	public function expect_runs(): void {
		foreach ( $this->store->busy_sites() as $site_id ) {
			OnSite::run( $site_id, Cron::expect( ... ) );
		}
	}
}
