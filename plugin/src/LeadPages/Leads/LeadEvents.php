<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\Kernel\Database\Database;
use Svc\LeadPages\Fields\EventKind;

/** Reads and writes what happened to leads. */
final class LeadEvents {

	public function __construct( private readonly Database $database ) {}

	/** @param array<string, mixed> $data */
	public function add( int $lead_id, EventKind $kind, ?int $actor, array $data ): LeadEvent {
		$now = time();
		$this->database->execute(
			'INSERT INTO %i (lead_id, kind, actor_user_id, data, created_at) VALUES (%d, %s, %d, %s, %d)',
			$this->table(),
			$lead_id,
			$kind->value,
			$actor ?? 0,
			(string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			$now
		);
		return new LeadEvent( (int) $this->database->wpdb->insert_id, $kind, $actor, $data, $now );
	}

	/** @return array{list<LeadEvent>, int} A page of a lead's, newest first, and how many there are. */
	public function page( int $lead_id, int $page, int $per_page ): array {
		$total = $this->database->row( 'SELECT COUNT(*) AS total FROM %i WHERE lead_id = %d', $this->table(), $lead_id );
		$rows  = $this->database->rows( 'SELECT * FROM %i WHERE lead_id = %d ORDER BY id DESC LIMIT %d OFFSET %d', $this->table(), $lead_id, $per_page, ( $page - 1 ) * $per_page );
		return array( array_map( self::event( ... ), $rows ), (int) ( $total['total'] ?? 0 ) );
	}

	/** @return list<LeadEvent> Of a lead and a kind, newest first. */
	public function of_kind( int $lead_id, EventKind $kind ): array {
		return array_map( self::event( ... ), $this->database->rows( 'SELECT * FROM %i WHERE lead_id = %d AND kind = %s ORDER BY id DESC', $this->table(), $lead_id, $kind->value ) );
	}

	public function delete_of( int $lead_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE lead_id = %d', $this->table(), $lead_id );
	}

	/** @param array<string, string|null> $row */
	private static function event( array $row ): LeadEvent {
		return new LeadEvent(
			(int) $row['id'],
			EventKind::from( (string) $row['kind'] ),
			0 === (int) $row['actor_user_id'] ? null : (int) $row['actor_user_id'],
			(array) json_decode( (string) $row['data'], true ),
			(int) $row['created_at'],
		);
	}

	private function table(): string {
		return $this->database->table( 'lead_events' );
	}
}
