<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/**
 * Which reports of a deleted manager still have the manager that the deletion gave them, whether they are in the trash themselves or not.
 *
 * A row per report; every other change of the report's manager removes it, so that restoring never overwrites a later choice.
 */
final class TrashLinkStore {

	public function __construct( private readonly Database $database ) {}

	/** @param list<int> $report_ids Profile IDs of the reports that a deletion has moved. */
	public function add( int $profile_id, array $report_ids ): void {
		foreach ( array_chunk( $report_ids, 1000 ) as $some ) {
			$values = array();
			foreach ( $some as $report_id ) {
				array_push( $values, $report_id, $profile_id );
			}
			$marks = implode( ',', array_fill( 0, count( $some ), '(%d,%d)' ) );
			$this->database->execute( "REPLACE INTO %i (report_id, profile_id) VALUES $marks", $this->table(), ...$values );
		}
	}

	/** @return list<int> Profile IDs of the reports. */
	public function of( int $profile_id ): array {
		$rows = $this->database->rows( 'SELECT report_id FROM %i WHERE profile_id = %d ORDER BY report_id', $this->table(), $profile_id );
		return array_map( 'intval', array_column( $rows, 'report_id' ) );
	}

	/** Profile ID of the deleted manager of a report; null where the link has been changed since. */
	public function manager_of( int $report_id ): ?int {
		$row = $this->database->row( 'SELECT profile_id FROM %i WHERE report_id = %d', $this->table(), $report_id );
		return null === $row ? null : (int) $row['profile_id'];
	}

	/** To be called when the manager of this profile has been changed, or the profile is deleted for good. */
	public function forget( int $report_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE report_id = %d', $this->table(), $report_id );
	}

	/** To be called when a manager is deleted for good. */
	public function remove( int $profile_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE profile_id = %d', $this->table(), $profile_id );
	}

	private function table(): string {
		return $this->database->table( 'trash_links' );
	}
}
