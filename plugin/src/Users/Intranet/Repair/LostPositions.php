<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

use Svc\Users\Storage\PositionStore;

/** Vacancies whose manager is no person, and rows of people below a vacancy who do not report to its manager. Reading ignores both. */
final class LostPositions implements Check {

	private const VACANCY = 'vacancy';
	private const REPORT  = 'report';

	public function __construct(
		private readonly RepairStore $rows,
		private readonly PositionStore $positions,
	) {}

	public function find( int $after, int $until ): array {
		return array(
			...$this->problems( self::VACANCY, $this->rows->positions_without_manager() ),
			...$this->problems( self::REPORT, $this->rows->lost_reports() ),
		);
	}

	public function is_there( Problem $problem ): bool {
		return in_array( $problem->key, array_map( static fn ( Problem $found ): string => $found->key, $this->find( 0, 0 ) ), true );
	}

	public function repair( Problem $problem ): void {
		list( $what, $id ) = explode( ' ', $problem->key );
		if ( self::REPORT === $what ) {
			$this->positions->leave( (int) $id );
			return;
		}
		$position = $this->positions->find( - (int) $id );
		if ( null !== $position ) {
			$this->positions->update( $position );
		}
	}

	/**
	 * @param list<array<string, string|null>> $rows With id and title.
	 * @return list<Problem>
	 */
	private function problems( string $what, array $rows ): array {
		return array_map( static fn ( array $row ): Problem => new Problem( ProblemKind::LostPosition, 0, $row['title'] ?? "#{$row['id']}", "$what {$row['id']}" ), $rows );
	}
}
