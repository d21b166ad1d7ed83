<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Webhooks;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Outbox\OutboxStore;
use Svc\LeadPages\Fields\WebhookEvent;

/** Reads and writes the receivers of the current site. */
final class WebhookStore {

	public function __construct( private readonly Database $database ) {}

	/**
	 * Holds the lock of the outbox, under which a runner may switch a webhook off.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( callable $work ): mixed {
		return $this->database->exclusively( OutboxStore::LOCK, $work );
	}

	public function find( int $id ): ?Webhook {
		return self::webhook( $this->database->row( 'SELECT * FROM %i WHERE id = %d AND site_id = %d', $this->table(), $id, get_current_blog_id() ) );
	}

	/** As it is now, even if the transaction has read an older state. */
	public function locked( int $id ): ?Webhook {
		return self::webhook( $this->database->row( 'SELECT * FROM %i WHERE id = %d AND site_id = %d FOR UPDATE', $this->table(), $id, get_current_blog_id() ) );
	}

	/** @return list<Webhook> Those that are told of such an event, oldest first. */
	public function that_want( WebhookEvent $event ): array {
		$rows = $this->database->rows( 'SELECT * FROM %i WHERE site_id = %d AND is_active = 1 ORDER BY id', $this->table(), get_current_blog_id() );
		return array_values( array_filter( array_map( Webhook::of( ... ), $rows ), static fn ( Webhook $webhook ): bool => $webhook->wants( $event ) ) );
	}

	/** @return array{list<Webhook>, int} A page, newest first, and how many there are. */
	public function page( int $page, int $per_page ): array {
		$total = $this->database->row( 'SELECT COUNT(*) AS total FROM %i WHERE site_id = %d', $this->table(), get_current_blog_id() );
		$rows  = $this->database->rows( 'SELECT * FROM %i WHERE site_id = %d ORDER BY id DESC LIMIT %d OFFSET %d', $this->table(), get_current_blog_id(), $per_page, ( $page - 1 ) * $per_page );
		return array( array_map( Webhook::of( ... ), $rows ), (int) ( $total['total'] ?? 0 ) );
	}

	public function insert( Webhook $webhook ): Webhook {
		$this->database->execute(
			'INSERT INTO %i (site_id, url, events, description, is_active, secret, old_secret, created_at) VALUES (%d, %s, %s, %s, %d, %s, %s, %d)',
			$this->table(),
			$webhook->site_id,
			$webhook->url,
			self::words( $webhook ),
			$webhook->description,
			(int) $webhook->is_active,
			$webhook->secret,
			$webhook->old_secret,
			$webhook->created_at
		);
		return $webhook->with( array( 'id' => (int) $this->database->wpdb->insert_id ) );
	}

	public function update( Webhook $webhook ): void {
		$this->database->execute(
			// The driver has no placeholder for null.
			'UPDATE %i SET url = %s, events = %s, description = %s, is_active = %d, secret = %s, old_secret = %s, rotated_at = NULLIF(%d, 0) WHERE id = %d',
			$this->table(),
			$webhook->url,
			self::words( $webhook ),
			$webhook->description,
			(int) $webhook->is_active,
			$webhook->secret,
			$webhook->old_secret,
			$webhook->rotated_at ?? 0,
			$webhook->id
		);
	}

	public function switch_off( int $id ): void {
		$this->database->execute( 'UPDATE %i SET is_active = 0 WHERE id = %d', $this->table(), $id );
	}

	public function delete( int $id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE id = %d', $this->table(), $id );
	}

	public function forget_site( int $site_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE site_id = %d', $this->table(), $site_id );
	}

	private static function words( Webhook $webhook ): string {
		return implode( ',', array_map( static fn ( WebhookEvent $event ): string => $event->value, $webhook->events ) );
	}

	/** @param array<string, string|null>|null $row */
	private static function webhook( ?array $row ): ?Webhook {
		return null === $row ? null : Webhook::of( $row );
	}

	private function table(): string {
		return $this->database->table( 'webhooks' );
	}
}
