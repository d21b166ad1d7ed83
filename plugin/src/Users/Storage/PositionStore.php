<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Text\Text;

/**
 * Stores vacancies. To be written inside the writers' lock.
 *
 * A vacancy with the ID -5 has the row 5. A manager who is no person reads as none, and a person who does not report to the
 * vacancy's manager is not below it, whatever the rows say.
 */
final class PositionStore {

	/** One row for each person below a vacancy, or one without. The placeholders are the tables position_reports, profiles and profiles. */
	public const JOINS = 'LEFT JOIN %i r ON r.position_id = v.id ' . self::PEOPLE;

	/** The manager of a vacancy, and the person of a report if below it. The placeholders are the profiles table. */
	public const PEOPLE = 'LEFT JOIN %i m ON m.user_id = v.manager_id AND m.is_person = 1
		LEFT JOIN %i p ON p.user_id = r.user_id AND ' . self::IS_BELOW;

	/** Whether the person p reports to the manager m of a vacancy, or to nobody as the vacancy does. */
	private const IS_BELOW = 'p.is_person = 1 AND ((m.id IS NULL AND p.has_manager = 0) OR (p.manager_id = m.user_id AND p.has_manager = 1))';

	private const COLUMNS = 'v.id, v.title, v.department, m.user_id AS manager_id, p.user_id AS report_id';

	private readonly ChartVersion $charts;

	public function __construct( private readonly Database $database ) {
		$this->charts = new ChartVersion( $database );
	}

	public function find( int $id ): ?Position {
		$rows = $id >= 0 ? array() : $this->database->rows(
			'SELECT ' . self::COLUMNS . ' FROM %i v ' . self::JOINS . ' WHERE v.id = %d ORDER BY p.user_id',
			...array( $this->positions(), ...$this->joined(), -$id )
		);
		return self::of( $rows )[0] ?? null;
	}

	/** @return array{list<Position>, int} By title, and the total. */
	public function page( int $page, int $per_page ): array {
		$rows  = $this->database->rows(
			'SELECT ' . self::COLUMNS . ' FROM (SELECT * FROM %i ORDER BY title_key, id DESC LIMIT %d OFFSET %d) v ' . self::JOINS . ' ORDER BY v.title_key, v.id DESC, p.user_id',
			...array( $this->positions(), $per_page, ( $page - 1 ) * $per_page, ...$this->joined() )
		);
		$total = $this->database->row( 'SELECT COUNT(*) AS total FROM %i', $this->positions() );
		return array( self::of( $rows ), (int) ( $total['total'] ?? 0 ) );
	}

	/**
	 * @param list<int> $user_ids
	 * @return list<int> Those of them who are people and report to this manager, or to nobody.
	 */
	public function reporting_to( ?int $manager_id, array $user_ids ): array {
		$found = array();
		foreach ( array_chunk( $user_ids, 1000 ) as $some ) {
			$rows = $this->database->rows(
				'SELECT p.user_id FROM %i p LEFT JOIN %i m ON m.user_id = %d AND m.is_person = 1
					WHERE p.user_id IN (' . implode( ',', array_fill( 0, count( $some ), '%d' ) ) . ') AND ' . self::IS_BELOW,
				...array( $this->profiles(), $this->profiles(), $manager_id ?? 0 ),
				...$some
			);
			array_push( $found, ...array_map( 'intval', array_column( $rows, 'user_id' ) ) );
		}
		return $found;
	}

	/** @return Position With its ID. */
	public function insert( Position $position ): Position {
		$this->database->execute(
			'INSERT INTO %i (manager_id, title, title_key, department) VALUES (NULLIF(%d, 0), %s, %s, %s)',
			$this->positions(),
			...self::values( $position )
		);
		$stored = new Position( - (int) $this->database->wpdb->insert_id, $position->title, $position->department, $position->reports_to, $position->report_ids );
		$this->put_below( $stored );
		$this->charts->move();
		return $stored;
	}

	public function update( Position $position ): void {
		$this->database->execute(
			'UPDATE %i SET manager_id = NULLIF(%d, 0), title = %s, title_key = %s, department = %s WHERE id = %d',
			$this->positions(),
			...self::values( $position ),
			...array( -$position->id )
		);
		$this->database->execute( 'DELETE FROM %i WHERE position_id = %d', $this->reports(), -$position->id );
		$this->put_below( $position );
		$this->charts->move();
	}

	public function delete( int $id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE position_id = %d', $this->reports(), -$id );
		$this->database->execute( 'DELETE FROM %i WHERE id = %d', $this->positions(), -$id );
		$this->charts->move();
	}

	/** The vacancies below this manager move to another one. To be called before the people below them do. */
	public function hand_over( int $manager_id, ?int $new_manager_id ): void {
		$moved = $this->database->execute( 'UPDATE %i SET manager_id = NULLIF(%d, 0) WHERE manager_id = %d', $this->positions(), $new_manager_id ?? 0, $manager_id );
		if ( $moved > 0 ) {
			$this->charts->move();
		}
	}

	/** The profile of a person below a vacancy moves to another account. */
	public function move( int $from, int $to ): void {
		$this->leave( $to );
		$this->database->execute( 'UPDATE %i SET user_id = %d WHERE user_id = %d', $this->reports(), $to, $from );
	}

	/** To be called when the person is not drawn below a vacancy any more. */
	public function leave( int $user_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE user_id = %d', $this->reports(), $user_id );
	}

	/**
	 * People who have another manager now are not below their vacancies any more.
	 *
	 * @param non-empty-list<int> $user_ids
	 */
	public function settle( array $user_ids ): void {
		$marks = implode( ',', array_fill( 0, count( $user_ids ), '%d' ) );
		$rows  = $this->database->rows(
			"SELECT r.user_id FROM %i r LEFT JOIN %i v ON v.id = r.position_id " . self::PEOPLE . " WHERE r.user_id IN ($marks) AND (v.id IS NULL OR p.id IS NULL)",
			...array( $this->reports(), $this->positions(), $this->profiles(), $this->profiles() ),
			...$user_ids
		);
		foreach ( $rows as $row ) {
			$this->leave( (int) $row['user_id'] );
		}
	}

	/**
	 * @param list<array<string, string|null>> $rows With COLUMNS, those of one vacancy together.
	 * @return list<Position>
	 */
	private static function of( array $rows ): array {
		$reports = array();
		foreach ( $rows as $row ) {
			$reports[ (int) $row['id'] ][] = (int) $row['report_id'];
		}
		$positions = array();
		foreach ( array_column( $rows, null, 'id' ) as $id => $row ) {
			$manager     = null === $row['manager_id'] ? null : (int) $row['manager_id'];
			$positions[] = new Position( - (int) $id, (string) $row['title'], (string) $row['department'], $manager, array_values( array_filter( $reports[ (int) $id ] ) ) );
		}
		return $positions;
	}

	/** @return array{int, string, string, string} */
	private static function values( Position $position ): array {
		return array( $position->reports_to ?? 0, $position->title, Text::folded( $position->title ), $position->department );
	}

	/** People below another vacancy move from there. */
	private function put_below( Position $position ): void {
		foreach ( array_chunk( $position->report_ids, 1000 ) as $some ) {
			$values = array();
			foreach ( $some as $user_id ) {
				array_push( $values, $user_id, -$position->id );
			}
			$this->database->execute( 'REPLACE INTO %i (user_id, position_id) VALUES ' . implode( ',', array_fill( 0, count( $some ), '(%d, %d)' ) ), $this->reports(), ...$values );
		}
	}

	/** @return list<string> The tables of JOINS. */
	private function joined(): array {
		return array( $this->reports(), $this->profiles(), $this->profiles() );
	}

	private function positions(): string {
		return $this->database->table( 'positions' );
	}

	private function reports(): string {
		return $this->database->table( 'position_reports' );
	}

	private function profiles(): string {
		return $this->database->table( 'profiles' );
	}
}
