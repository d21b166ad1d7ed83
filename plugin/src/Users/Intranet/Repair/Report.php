<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** What was found: how many of each kind, and the first few by name. */
final class Report {

	/** However much is wrong, the report stays small. */
	public const NAMED = 10;

	/** @var array<string, int> */
	private array $counts = array();

	/** @var array<string, list<Finding>> */
	private array $examples = array();

	/** The profile after which to go on, where the time was up; null when everything was looked at. */
	public ?int $next = null;

	public function add( Finding $finding ): void {
		$kind                  = $finding->damage->value;
		$this->counts[ $kind ] = $this->count( $finding->damage ) + 1;
		if ( $this->counts[ $kind ] <= self::NAMED ) {
			$this->examples[ $kind ][] = $finding;
		}
	}

	public function count( Damage $damage ): int {
		return $this->counts[ $damage->value ] ?? 0;
	}

	public function total(): int {
		return array_sum( $this->counts );
	}

	/** @return list<Finding> The first few. */
	public function examples( Damage $damage ): array {
		return $this->examples[ $damage->value ] ?? array();
	}

	/** @return list<string> Of the first few. */
	public function names( Damage $damage ): array {
		return array_map( static fn ( Finding $finding ): string => $finding->name, $this->examples( $damage ) );
	}

	/** @return list<Damage> The kinds that were found. */
	public function damages(): array {
		return array_values( array_filter( Damage::cases(), fn ( Damage $damage ): bool => $this->count( $damage ) > 0 ) );
	}
}
