<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** The problems found: the number of each kind, and the first ones by name. */
final class Report {

	/** Maximum number of examples of each kind. */
	public const NAMED = 10;

	/** @var array<string, int> */
	private array $counts = array();

	/** @var array<string, list<Problem>> */
	private array $examples = array();

	/** The profile ID after which to continue where the time limit was reached; null where all profiles were checked. */
	public ?int $next = null;

	public function add( Problem $problem ): void {
		$kind                  = $problem->kind->value;
		$this->counts[ $kind ] = $this->count( $problem->kind ) + 1;
		if ( $this->counts[ $kind ] <= self::NAMED ) {
			$this->examples[ $kind ][] = $problem;
		}
	}

	public function count( ProblemKind $kind ): int {
		return $this->counts[ $kind->value ] ?? 0;
	}

	public function total(): int {
		return array_sum( $this->counts );
	}

	/** @return list<Problem> At most NAMED. */
	public function examples( ProblemKind $kind ): array {
		return $this->examples[ $kind->value ] ?? array();
	}

	/** @return list<string> Names of the examples. */
	public function names( ProblemKind $kind ): array {
		return array_map( static fn ( Problem $problem ): string => $problem->name, $this->examples( $kind ) );
	}

	/** @return list<ProblemKind> The kinds of the problems found. */
	public function kinds(): array {
		return array_values( array_filter( ProblemKind::cases(), fn ( ProblemKind $kind ): bool => $this->count( $kind ) > 0 ) );
	}
}
