<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Database\Database;

/**
 * A number that grows, in the writer's own transaction, with everything that shows in an org chart, and with nothing else.
 *
 * It begins with the time of the tables' making, so that a chart in a client's cache never fits the people of another life.
 */
final class ChartVersion {

	/** The row of `svc_state`. */
	public const ROW = "name = 'charts'";

	/** Columns of a profile that show, or decide who is where. */
	private const SHOWN = array( 'user_id', 'first_name', 'last_name', 'job_title', 'department', 'manager_id', 'avatar_url', 'is_person' );

	public function __construct( private readonly Database $database ) {}

	/** @param array<string, mixed> $changes By column. Partners are in no chart. */
	public function note_update( Profile $old, Profile $new, array $changes ): void {
		if ( array() !== array_intersect_key( $changes, array_flip( self::SHOWN ) ) ) {
			$this->note( $old, $new );
		}
	}

	/** Profiles that have come, gone, or changed. */
	public function note( Profile ...$profiles ): void {
		if ( array() !== array_filter( $profiles, static fn ( Profile $profile ): bool => $profile->role->is_person() ) ) {
			$this->move();
		}
	}

	/** Inside the writers' lock. */
	public function move(): void {
		$this->database->execute( 'UPDATE %i SET value = value + 1 WHERE ' . self::ROW, $this->database->table( 'state' ) );
	}
}
