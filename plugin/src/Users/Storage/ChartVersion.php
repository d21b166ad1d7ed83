<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/**
 * A number that the writer's transaction increases with each change that shows in the org chart, and with no other change.
 *
 * It starts with the time when the tables were created, so that org charts in clients' caches never match recreated tables.
 */
final class ChartVersion {

	/** The row of `svc_state`. */
	public const ROW = "name = 'charts'";

	/** Columns that are shown in the org chart or determine its structure. */
	private const SHOWN = array( 'user_id', 'first_name', 'last_name', 'job_title', 'department', 'manager_id', 'avatar_url', 'is_person' );

	public function __construct( private readonly Database $database ) {}

	/** @param array<string, mixed> $changes By column. Realtor partners are not in the org chart. */
	public function note_update( Profile $old, Profile $new, array $changes ): void {
		if ( array() !== array_intersect_key( $changes, array_flip( self::SHOWN ) ) ) {
			$this->note( $old, $new );
		}
	}

	/** To be called with created, deleted and changed profiles. */
	public function note( Profile ...$profiles ): void {
		if ( array() !== array_filter( $profiles, static fn ( Profile $profile ): bool => $profile->role->is_person() ) ) {
			$this->move();
		}
	}

	/** To be called inside the writers' lock. */
	public function move(): void {
		$this->database->execute( 'UPDATE %i SET value = value + 1 WHERE ' . self::ROW, $this->database->table( 'state' ) );
	}
}
