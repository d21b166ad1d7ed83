<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Outbox\Outbox;
use Svc\Kernel\Outbox\OutboxStore;
use Svc\LeadPages\Fields\WebhookEvent;

/** Reads and writes the messages to receivers. How far each is stands in its row of the outbox, and nowhere else. */
final class DeliveryStore {

	private const LISTED = 'SELECT d.id, d.webhook_id, d.lead_id, d.event, d.message_id, d.last_code, d.created_at, o.status, o.attempts, o.due, o.last_error, o.ended_at
		FROM %i d JOIN %i o ON o.kind = %s AND o.ref = d.id';

	private const PRUNED_AT_A_TIME = 500;

	private readonly OutboxStore $outbox;

	public function __construct( private readonly Database $database ) {
		$this->outbox = new OutboxStore( $database );
	}

	/**
	 * Joins the open transaction, if there is one.
	 *
	 * @param int    $lead_id 0 for tests.
	 * @param string $payload From Payload::json().
	 * @return int Its ID.
	 */
	public function add( Webhook $webhook, WebhookEvent $event, int $lead_id, string $payload ): int {
		return $this->outbox->exclusively(
			function () use ( $webhook, $event, $lead_id, $payload ): int {
				$this->database->execute(
					'INSERT INTO %i (site_id, webhook_id, lead_id, event, message_id, payload, created_at) VALUES (%d, %d, %d, %s, %s, %s, %d)',
					$this->table(),
					$webhook->site_id,
					$webhook->id,
					$lead_id,
					$event->value,
					'msg_' . bin2hex( random_bytes( 16 ) ),
					$payload,
					time()
				);
				$id = (int) $this->database->wpdb->insert_id;
				( new Outbox( $this->outbox ) )->add( WebhookKind::NAME, 0, $id );
				return $id;
			}
		);
	}

	/** Of any site. */
	public function find( int $id ): ?Delivery {
		$row = $this->database->row( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id );
		return null === $row ? null : Delivery::of( $row );
	}

	/** @return array<string, string|null>|null As it is listed, of the current site. */
	public function listed( int $id ): ?array {
		return $this->database->row( self::LISTED . ' WHERE d.id = %d AND d.site_id = %d', ...$this->tables(), ...array( $id, get_current_blog_id() ) );
	}

	/**
	 * Newest first, of the current site.
	 *
	 * @param array{status?: string, lead_id?: int, webhook_id?: int} $filters
	 * @return array{list<array<string, string|null>>, int} A page, and how many there are in all.
	 */
	public function page( array $filters, int $page, int $per_page ): array {
		$where  = 'd.site_id = %d';
		$values = array( get_current_blog_id() );
		if ( isset( $filters['status'] ) ) {
			$where   .= ' AND o.status = %s';
			$values[] = $filters['status'];
		}
		if ( isset( $filters['lead_id'] ) ) {
			$where   .= ' AND d.lead_id = %d';
			$values[] = $filters['lead_id'];
		}
		if ( isset( $filters['webhook_id'] ) ) {
			$where   .= ' AND d.webhook_id = %d';
			$values[] = $filters['webhook_id'];
		}
		$total = $this->database->row( "SELECT COUNT(*) AS total FROM %i d JOIN %i o ON o.kind = %s AND o.ref = d.id WHERE $where", ...$this->tables(), ...$values );
		$rows  = $this->database->rows( self::LISTED . " WHERE $where ORDER BY d.id DESC LIMIT %d OFFSET %d", ...$this->tables(), ...$values, ...array( $per_page, ( $page - 1 ) * $per_page ) );
		return array( $rows, (int) ( $total['total'] ?? 0 ) );
	}

	/** @param int $code HTTP status of the last attempt; 0 without an answer. */
	public function note_code( int $id, int $code ): void {
		// The driver has no placeholder for null.
		$this->database->execute( 'UPDATE %i SET last_code = NULLIF(%d, 0) WHERE id = %d', $this->table(), $code, $id );
	}

	public function forget_webhook( int $webhook_id ): void {
		$this->forget( 'webhook_id = %d', $webhook_id );
	}

	public function forget_site( int $site_id ): void {
		$this->forget( 'site_id = %d', $site_id );
	}

	/** Deletes those that ended before that time, of all sites. */
	public function prune( int $before ): void {
		do {
			$ids = $this->outbox->ended_refs( WebhookKind::NAME, $before, self::PRUNED_AT_A_TIME );
			if ( array() !== $ids ) {
				$this->outbox->exclusively( fn () => $this->delete( $ids ) );
			}
		} while ( count( $ids ) === self::PRUNED_AT_A_TIME );
	}

	/** @param non-empty-list<int> $ids */
	private function delete( array $ids ): void {
		$this->outbox->forget_refs( WebhookKind::NAME, $ids );
		$this->database->execute( 'DELETE FROM %i WHERE id IN (' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')', $this->table(), ...$ids );
	}

	/** @param literal-string $where */
	private function forget( string $where, int ...$values ): void {
		$this->outbox->exclusively(
			function () use ( $where, $values ): void {
				$this->database->execute( "DELETE FROM %i WHERE kind = %s AND ref IN (SELECT id FROM %i WHERE $where)", $this->database->table( 'outbox' ), WebhookKind::NAME, $this->table(), ...$values );
				$this->database->execute( "DELETE FROM %i WHERE $where", $this->table(), ...$values );
			}
		);
	}

	/** @return array{string, string, string} */
	private function tables(): array {
		return array( $this->table(), $this->database->table( 'outbox' ), WebhookKind::NAME );
	}

	private function table(): string {
		return $this->database->table( 'webhook_deliveries' );
	}
}
