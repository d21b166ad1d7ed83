<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Database\Database;
use Svc\LeadPages\Fields\Folder;
use Svc\LeadPages\Fields\LeadStatus;

/**
 * The number of leads of each combination of folder, status, owner, page and source.
 *
 * The writer's transaction updates it, so that lists and facets need not count leads.
 */
final class LeadCounts {

	/** Computes the counts from the leads. */
	public const COUNTED = 'SELECT site_id, folder, status, owner_user_id, page_id, source, COUNT(*) AS number FROM %i GROUP BY site_id, folder, status, owner_user_id, page_id, source';

	private const KEY = 'site_id = %d AND folder = %s AND status = %s AND owner_user_id = %d AND page_id = %d AND source = %s';

	public function __construct( private readonly Database $database ) {}

	public function add( Lead $lead ): void {
		// Most combinations are there.
		if ( 0 === $this->change( $lead, 1 ) ) {
			$this->database->execute( 'INSERT INTO %i (site_id, folder, status, owner_user_id, page_id, source, number) VALUES (%d, %s, %s, %d, %d, %s, 1)', $this->table(), ...self::key( $lead ) );
		}
	}

	public function move( Lead $old, Lead $new ): void {
		if ( self::key( $old ) !== self::key( $new ) ) {
			$this->remove( $old );
			$this->add( $new );
		}
	}

	public function remove( Lead $lead ): void {
		$this->change( $lead, -1 );
		$this->database->execute( 'DELETE FROM %i WHERE ' . self::KEY . ' AND number < 1', $this->table(), ...self::key( $lead ) );
	}

	public function recount(): void {
		$this->database->execute( 'DELETE FROM %i', $this->table() );
		$this->database->execute( 'INSERT INTO %i (site_id, folder, status, owner_user_id, page_id, source, number) ' . self::COUNTED, $this->table(), $this->database->table( 'leads' ) );
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<int, int> Number of leads in the inbox by user ID, 0 included.
	 */
	public function by_owner( int $site_id, int $page_id, array $user_ids ): array {
		$numbers = array_fill_keys( $user_ids, 0 );
		if ( array() === $user_ids ) {
			return $numbers;
		}
		$marks = implode( ', ', array_fill( 0, count( $user_ids ), '%d' ) );
		$rows  = $this->database->rows(
			"SELECT owner_user_id, SUM(number) AS number FROM %i WHERE site_id = %d AND folder = %s AND page_id = %d AND owner_user_id IN ($marks) GROUP BY owner_user_id",
			$this->table(),
			$site_id,
			Folder::Inbox->value,
			$page_id,
			...$user_ids
		);
		foreach ( $rows as $row ) {
			$numbers[ (int) $row['owner_user_id'] ] = (int) $row['number'];
		}
		return $numbers;
	}

	/** Number of leads in the inbox that are neither won nor lost and have no owner. */
	public function open_without_owner( int $site_id ): int {
		$open  = array_values( array_map( static fn ( LeadStatus $status ): string => $status->value, array_filter( LeadStatus::cases(), static fn ( LeadStatus $status ): bool => $status->is_open() ) ) );
		$marks = implode( ', ', array_fill( 0, count( $open ), '%s' ) );
		$row   = $this->database->row( "SELECT SUM(number) AS number FROM %i WHERE site_id = %d AND folder = %s AND owner_user_id = 0 AND status IN ($marks)", $this->table(), $site_id, Folder::Inbox->value, ...$open );
		return (int) ( $row['number'] ?? 0 );
	}

	public function table(): string {
		return $this->database->table( 'lead_counts' );
	}

	/** @return int Number of rows: 0 where the combination has none. */
	private function change( Lead $lead, int $by ): int {
		return $this->database->execute( 'UPDATE %i SET number = number + %d WHERE ' . self::KEY, $this->table(), $by, ...self::key( $lead ) );
	}

	/** @return array{int, string, string, int, int, string} */
	private static function key( Lead $lead ): array {
		return array( $lead->site_id, $lead->folder->value, $lead->status->value, $lead->owner_user_id ?? 0, $lead->page_id ?? 0, $lead->source->value );
	}
}
