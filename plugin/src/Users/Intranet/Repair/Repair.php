<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Kernel\Database\Database;
use Svc\Users\Storage\ChartVersion;
use Svc\Users\Storage\History\Author;
use Svc\Users\Storage\History\ChangeLog;
use Svc\Users\Storage\History\Way;

/**
 * Finds and repairs problems in batches of profiles, which limits memory and lets other requests write in between.
 *
 * Problems found outside the lock are confirmed inside it, because a write in progress looks like a problem.
 */
final class Repair {

	private const PROFILES_AT_A_TIME = 500;

	/** Problems repaired in one transaction, during which other writers wait. */
	private const MENDED_AT_A_TIME = 25;

	/**
	 * @param list<Check> $of_some Checks that work on a batch of profiles, ordered so that no repair undoes another.
	 * @param list<Check> $of_all  Checks that need all profiles.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly ChangeLog $log,
		private readonly RepairStore $store,
		private readonly array $of_some,
		private readonly array $of_all,
	) {}

	/**
	 * @param float|null $until Unix time in seconds at which to stop.
	 * @param int        $after Continues after this profile ID.
	 */
	public function look( ?float $until = null, int $after = 0 ): Report {
		return $this->run( false, $after, $until );
	}

	/** @param int $after Continues after this profile ID. */
	public function repair( int $after = 0, ?float $until = null ): Report {
		return $this->run( true, $after, $until );
	}

	/** Checks of all profiles run first when looking, so that the time limit never skips them, and last when repairing. */
	private function run( bool $repairs, int $after, ?float $until ): Report {
		$report = new Report();
		if ( ! $repairs && 0 === $after ) {
			$this->go_through( $this->of_all, 0, PHP_INT_MAX, $repairs, $report );
		}
		for ( $end = $this->next( $after ); null !== $end; $end = $this->next( $after ) ) {
			if ( null !== $until && microtime( true ) > $until ) {
				$report->next = $after;
				return $report;
			}
			$this->go_through( $this->of_some, $after, $end, $repairs, $report );
			$after = $end;
		}
		if ( $repairs ) {
			$this->go_through( $this->of_all, 0, PHP_INT_MAX, $repairs, $report );
			// Taking the lock outdates what find-colleague has kept, which may lack what other code wrote by SQL.
			$this->database->exclusively( 'profiles', static fn () => null );
		}
		return $report;
	}

	private function next( int $after ): ?int {
		return $this->store->end_of( self::PROFILES_AT_A_TIME, $after );
	}

	/** @param list<Check> $checks */
	private function go_through( array $checks, int $after, int $until, bool $repairs, Report $report ): void {
		foreach ( $checks as $check ) {
			$this->take( $check, $check->find( $after, $until ), $repairs, $report );
		}
	}

	/** @param list<Problem> $problems */
	private function take( Check $check, array $problems, bool $repairs, Report $report ): void {
		foreach ( array_chunk( $problems, self::MENDED_AT_A_TIME ) as $some ) {
			$work = fn (): array => $this->confirm( $check, $some, $repairs );
			$true = $this->log->by( Author::current( Way::Repair ), fn (): array => $this->database->exclusively( 'profiles', $work ) );
			array_map( array( $report, 'add' ), $true );
		}
	}

	/**
	 * @param list<Problem> $problems
	 * @return list<Problem>
	 */
	private function confirm( Check $check, array $problems, bool $repairs ): array {
		$true = array();
		foreach ( $problems as $problem ) {
			if ( $check->is_there( $problem ) ) {
				$true[] = $problem;
				if ( $repairs ) {
					$check->repair( $problem );
				}
			}
		}
		if ( $repairs && array() !== $true ) {
			( new ChartVersion( $this->database ) )->move();
		}
		return $true;
	}
}
