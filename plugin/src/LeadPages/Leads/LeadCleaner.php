<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Database\Database;
use Svc\Kernel\OnSite;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Services;

/** Once a day: deletes old spam and, where a site wants that, leads that were won or lost; forgets Idempotency-Keys and old evidence. */
final class LeadCleaner {

	/** A further run on the same day, where one was not enough. */
	public const HOOK = 'svc_clean_leads';

	private const DAY = 86400;

	private const KEY_DAYS = 30;

	/** Time limit of one run. */
	private const SECONDS = 10;

	/** Leads that one transaction deletes. */
	private const AT_A_TIME = 50;

	private readonly Database $database;

	public function __construct( private readonly Services $services ) {
		$this->database = $services->database;
	}

	public function clean(): void {
		$until   = microtime( true ) + self::SECONDS;
		$is_done = true;
		( new SubmissionStore( $this->database ) )->forget_keys( time() - self::KEY_DAYS * self::DAY );
		( new ConsentEvidence( $this->database ) )->prune();
		OnSite::each(
			function () use ( $until, &$is_done ): void {
				$is_done = $this->clean_here( $until ) && $is_done;
			}
		);
		if ( ! $is_done ) {
			wp_schedule_single_event( time(), self::HOOK );
		}
	}

	/** @return bool Whether nothing is left on the current site. */
	private function clean_here( float $until ): bool {
		$settings = $this->services->settings()->current();
		$is_done  = $this->erase( Folder::Spam, $settings->spam_days, $until );
		return ( 0 === $settings->retention_days || $this->erase( Folder::Inbox, $settings->retention_days, $until ) ) && $is_done;
	}

	private function erase( Folder $folder, int $days, float $until ): bool {
		do {
			$number = $this->services->leads()->exclusively(
				function () use ( $folder, $days ): int {
					$rows = $this->database->rows(
						'SELECT * FROM %i WHERE folder = %s AND ended_at < %d AND site_id = %d ORDER BY ended_at LIMIT %d',
						$this->database->table( 'leads' ),
						$folder->value,
						time() - $days * self::DAY,
						get_current_blog_id(),
						self::AT_A_TIME
					);
					array_map( fn ( array $row ) => $this->services->writer()->erase( LeadRow::lead( $row ) ), $rows );
					return count( $rows );
				}
			);
		} while ( self::AT_A_TIME === $number && microtime( true ) < $until );
		return self::AT_A_TIME > $number;
	}
}
