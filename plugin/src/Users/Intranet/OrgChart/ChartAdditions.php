<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\Users\Fields\IntranetKey;

/** What an org chart draws besides people and their managers: vacancies and dotted lines. */
final class ChartAdditions {

	/** @var array<int, array{title: string, department: string}> By ID, the lowest first. */
	public array $vacancies = array();

	/** @var array<int, list<int>> User IDs of dotted-line managers by user ID, as stored. */
	public array $lines = array();

	/** @var array<int, int> The manager's user ID by ID of the vacancy; 0 for none. */
	private array $managers = array();

	/** @var array<int, int> ID of the vacancy by user ID of the person below it. */
	private array $owners = array();

	/** @var array<int, array{int, string}> User ID and dotted lines as stored, by ID of the row. */
	private array $stored_lines = array();

	/**
	 * @param list<string|null> $row Position ID, manager, report, title and department, and two nulls; or user ID, four nulls, the
	 *                               dotted lines and the ID of their row.
	 */
	public function add( array $row ): void {
		list( $id, $manager, $report, $title, $department, $lines, $row_id ) = $row;
		if ( null !== $lines ) {
			$this->stored_lines[ (int) $row_id ] = array( (int) $id, $lines );
			return;
		}
		$id                     = - (int) $id;
		$this->vacancies[ $id ] = array(
			'title'      => (string) $title,
			'department' => (string) $department,
		);
		$this->managers[ $id ]  = (int) $manager;
		if ( null !== $report ) {
			$this->owners[ (int) $report ] = $id;
		}
	}

	/** Call once after all rows, which come in any order. */
	public function finish(): void {
		ksort( $this->vacancies );
		ksort( $this->stored_lines );
		foreach ( $this->stored_lines as list( $id, $lines ) ) {
			// WordPress reads the first row of a key.
			$this->lines[ $id ] ??= self::parsed( $lines );
		}
		$this->stored_lines = array();
	}

	/** The manager's user ID, 0 for none, or null where there is no such vacancy. */
	public function manager_of( int $id ): ?int {
		return $this->managers[ $id ] ?? null;
	}

	/** @return list<int> User IDs of the people below a vacancy. */
	public function reports_of( int $id ): array {
		return array_keys( $this->owners, $id, true );
	}

	/** The person is at the cut of a loop, so not below the manager. */
	public function leave_out( int $user_id ): void {
		unset( $this->owners[ $user_id ] );
	}

	/** @return array<int, int> What vacancies change a manager's number of direct reports by: they count instead of the people below them. */
	public function differences(): array {
		$differences = array();
		$below       = array_count_values( $this->owners );
		foreach ( $this->managers as $id => $manager ) {
			$differences[ $manager ] = ( $differences[ $manager ] ?? 0 ) + 1 - ( $below[ $id ] ?? 0 );
		}
		return $differences;
	}

	/**
	 * Puts the vacancies between managers and some of their reports.
	 *
	 * @param array<int, list<int>> $reports By manager; 0 for the people at the top.
	 * @return array<int, list<int>>
	 */
	public function placed( array $reports ): array {
		$by_manager = array();
		foreach ( array_keys( $this->vacancies ) as $id ) {
			$by_manager[ $this->managers[ $id ] ][] = $id;
		}
		foreach ( $by_manager as $manager => $ids ) {
			$direct = array();
			foreach ( $reports[ $manager ] ?? array() as $user_id ) {
				$owner = $this->owners[ $user_id ] ?? 0;
				if ( 0 !== $owner && $this->managers[ $owner ] === $manager ) {
					$reports[ $owner ][] = $user_id;
				} else {
					$direct[] = $user_id;
				}
			}
			$reports[ $manager ] = array( ...$direct, ...$ids );
		}
		return $reports;
	}

	/** @return list<int> Values that other code has written may be invalid, and read as none. */
	private static function parsed( string $stored ): array {
		try {
			return IntranetKey::DottedManagers->type()->parse( maybe_unserialize( $stored ), Source::Json );
		} catch ( Invalid ) {
			return array();
		}
	}
}
