<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Kernel\Database\Database;

/**
 * Finds what has gone wrong and mends it, some profiles at a time: others write in between, and memory stays what it is.
 *
 * What is found outside the lock is looked at again inside, so that nobody's half-done write is taken for damage.
 */
final class Repair {

	private const PROFILES_AT_A_TIME = 500;

	/** So many are mended in one transaction, while other writers wait. */
	private const MENDED_AT_A_TIME = 25;

	/**
	 * @param list<Check> $of_some What can be looked for in some profiles. In an order in which no one undoes another.
	 * @param list<Check> $of_all  What shows in all of them only; after the others.
	 */
	public function __construct(
		private readonly Database $database,
		private readonly RepairStore $store,
		private readonly array $of_some,
		private readonly array $of_all,
	) {}

	/** @param float|null $until The time at which to stop, as microtime() has it. */
	public function look( ?float $until = null ): Report {
		return $this->run( false, 0, $until );
	}

	/** @param int $after Goes on after this profile. */
	public function mend( int $after = 0, ?float $until = null ): Report {
		return $this->run( true, $after, $until );
	}

	private function run( bool $mends, int $after, ?float $until ): Report {
		$report = new Report();
		for ( ; ; ) {
			$end = $this->store->end_of( self::PROFILES_AT_A_TIME, $after );
			if ( null === $end ) {
				break;
			}
			if ( null !== $until && microtime( true ) > $until ) {
				$report->next = $after;
				return $report;
			}
			foreach ( $this->of_some as $check ) {
				$this->take( $check, $check->find( $after, $end ), $mends, $report );
			}
			$after = $end;
		}
		foreach ( $this->of_all as $check ) {
			$this->take( $check, $check->find( 0, PHP_INT_MAX ), $mends, $report );
		}
		return $report;
	}

	/** @param list<Finding> $findings */
	private function take( Check $check, array $findings, bool $mends, Report $report ): void {
		foreach ( array_chunk( $findings, self::MENDED_AT_A_TIME ) as $some ) {
			$true = $this->database->exclusively( 'profiles', fn (): array => $this->confirm( $check, $some, $mends ) );
			array_map( array( $report, 'add' ), $true );
		}
	}

	/**
	 * @param list<Finding> $findings
	 * @return list<Finding>
	 */
	private function confirm( Check $check, array $findings, bool $mends ): array {
		$true = array();
		foreach ( $findings as $finding ) {
			if ( $check->is_there( $finding ) ) {
				$true[] = $finding;
				if ( $mends ) {
					$check->mend( $finding );
				}
			}
		}
		return $true;
	}
}
