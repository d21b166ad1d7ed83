<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/**
 * Finds the loop that a new manager would make.
 *
 * An import sets the managers of a company one after the other. Reading the whole chain for each would take quadratic time in
 * a deep company, so people whose chain has been read are remembered: a person who is not among them is above none of them.
 * They are forgotten unless the only change since, by the version of the org chart, is the manager that was checked last.
 */
final class ReportingLines {

	private readonly ChainRows $chains;

	/** @var array<int, true> By user ID; with each person all managers above. */
	private array $known = array();

	/** @var array{version: int, user_id: int, manager_id: int}|null The last check, once committed, and the version that it saw. */
	private ?array $last = null;

	public function __construct( private readonly Database $database ) {
		$this->chains = new ChainRows( $database );
	}

	/**
	 * To be called inside the writers' lock, before the manager is written.
	 *
	 * @param int $stored_user_id The person's user ID at present.
	 * @return list<string> Names of the manager and the people above, up to the one who reports to the person; empty where there is no loop.
	 */
	public function loop( int $user_id, int $stored_user_id, int $manager_id ): array {
		$version    = $this->refresh();
		$this->last = null;
		$is_apart   = ! isset( $this->known[ $user_id ] ) && ! isset( $this->known[ $stored_user_id ] );
		$names      = array();
		$way        = array( $manager_id => true );
		if ( ! $is_apart || ! isset( $this->known[ $manager_id ] ) ) {
			foreach ( $this->chains->up( $manager_id, 'p.user_id, p.manager_id, p.first_name, p.last_name' ) as $row ) {
				$above         = (int) $row['manager_id'];
				$names[]       = "{$row['first_name']} {$row['last_name']}";
				$way[ $above ] = true;
				if ( in_array( $above, array( $user_id, $stored_user_id ), true ) ) {
					return $names;
				}
				if ( $is_apart && isset( $this->known[ $above ] ) ) {
					break;
				}
			}
		}
		$this->known += $way;
		if ( $this->database->is_in_transaction() ) {
			$checked = compact( 'version', 'user_id', 'manager_id' );
			$this->database->after_commit( fn () => $this->last = $checked );
		}
		return array();
	}

	/** @return int The version of the org chart. */
	private function refresh(): int {
		$row     = $this->database->row(
			'SELECT value AS version, p.manager_id FROM %i LEFT JOIN %i p ON p.user_id = %d WHERE ' . ChartVersion::ROW,
			$this->database->table( 'state' ),
			$this->database->table( 'profiles' ),
			$this->last['user_id'] ?? 0
		);
		$version = (int) ( $row['version'] ?? 0 );
		if ( null !== $this->last && $version === $this->last['version'] + 1 && (int) ( $row['manager_id'] ?? 0 ) === $this->last['manager_id'] ) {
			$this->known[ $this->last['user_id'] ] = true;
		} else {
			$this->known = array();
		}
		return $version;
	}
}
