<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\Fields\Purpose;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Outbox\OutboxStore;

/** Reads and writes messages. Their attempts are those of their rows in the outbox. */
final class MessageStore {

	private const ADD = 'INSERT INTO %i (site_id, template_id, version, purpose, recipient, to_hash, subject, status, ref, headers, html, text, user_id, created_at)
		VALUES (%d, %d, %d, %s, %s, %s, %s, %s, %s, %s, %s, %s, %d, %d)';

	private const LISTED = 'SELECT m.id, m.template_id, m.purpose, m.recipient, m.subject, m.status, m.error, m.created_at, m.sent_at, o.attempts, o.last_error, o.status AS delivery, o.due
		FROM %i m LEFT JOIN %i o ON o.kind = %s AND o.ref = m.id';

	private const PRUNED_AT_A_TIME = 500;

	private const ERROR_LENGTH = 1000;

	public function __construct( private readonly Database $database ) {}

	/**
	 * By the lock of the outbox, under which leads withdraw messages: the work reads what was committed before.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( callable $work ): mixed {
		return $this->database->exclusively( OutboxStore::LOCK, $work );
	}

	public function add( Message $message ): Message {
		$this->database->execute(
			self::ADD,
			$this->table(),
			$message->site_id,
			$message->template_id,
			$message->version,
			$message->purpose->value,
			$message->to,
			$message->to_hash,
			$message->subject,
			$message->status->value,
			$message->ref,
			(string) wp_json_encode( $message->headers, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
			$message->html,
			$message->text,
			$message->user_id,
			$message->created_at
		);
		return $message->with( array( 'id' => (int) $this->database->wpdb->insert_id ) );
	}

	public function find( int $id ): ?Message {
		$row = $this->database->row( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id );
		return null === $row ? null : Message::of( $row );
	}

	public function set_status( int $id, MessageStatus $status ): void {
		$this->database->execute( 'UPDATE %i SET status = %s WHERE id = %d', $this->table(), $status->value, $id );
	}

	public function requeue( int $id ): void {
		$this->database->execute( "UPDATE %i SET status = %s, error = '' WHERE id = %d", $this->table(), MessageStatus::Queued->value, $id );
	}

	/** The contents are not needed any more. */
	public function mark_sent( int $id, MessageStatus $status ): void {
		$this->database->execute( "UPDATE %i SET status = %s, sent_at = %d, headers = '[]', html = '', text = '' WHERE id = %d", $this->table(), $status->value, time(), $id );
	}

	/** For messages without a row in the outbox, such as tests. */
	public function note_error( int $id, string $error ): void {
		$this->database->execute( 'UPDATE %i SET error = %s WHERE id = %d', $this->table(), mb_substr( $error, 0, self::ERROR_LENGTH, 'UTF-8' ), $id );
	}

	/** It is never sent, so its contents are not needed any more. */
	public function mark_suppressed( int $id ): void {
		$this->database->execute( "UPDATE %i SET status = %s, headers = '[]', html = '', text = '' WHERE id = %d", $this->table(), MessageStatus::Suppressed->value, $id );
	}

	/** @return list<int> When the account has sent its latest messages, or tests, since that time; newest first. */
	public function times( int $user_id, bool $are_tests, int $since, int $at_most ): array {
		$sign = $are_tests ? '=' : '<>';
		return array_map( 'intval', array_column( $this->database->rows( "SELECT created_at FROM %i WHERE user_id = %d AND created_at > %d AND status $sign %s ORDER BY created_at DESC LIMIT %d", $this->table(), $user_id, $since, MessageStatus::Test->value, $at_most ), 'created_at' ) );
	}

	/** @return array<string, string|null>|null As it is listed. */
	public function listed( int $id, int $site_id ): ?array {
		return $this->database->row( self::LISTED . ' WHERE m.id = %d AND m.site_id = %d', $this->table(), $this->database->table( 'outbox' ), MailKind::NAME, $id, $site_id );
	}

	/**
	 * Newest first.
	 *
	 * @param array{status?: string, purpose?: string, search?: string} $filters
	 * @return array{list<array<string, string|null>>, int} A page, and how many there are in all.
	 */
	public function page( int $site_id, array $filters, int $page, int $per_page ): array {
		$where  = 'm.site_id = %d';
		$values = array( $site_id );
		if ( isset( $filters['status'] ) ) {
			$where   .= ' AND m.status = %s';
			$values[] = $filters['status'];
		}
		if ( isset( $filters['purpose'] ) ) {
			$where   .= ' AND m.purpose = %s';
			$values[] = $filters['purpose'];
		}
		if ( '' !== ( $filters['search'] ?? '' ) ) {
			$where   .= ' AND m.recipient LIKE %s';
			$values[] = '%' . $this->database->wpdb->esc_like( $filters['search'] ) . '%';
		}
		$total = $this->database->row( "SELECT COUNT(*) AS total FROM %i m WHERE $where", $this->table(), ...$values );
		$rows  = $this->database->rows( self::LISTED . " WHERE $where ORDER BY m.id DESC LIMIT %d OFFSET %d", $this->table(), $this->database->table( 'outbox' ), MailKind::NAME, ...$values, ...array( $per_page, ( $page - 1 ) * $per_page ) );
		return array( $rows, (int) ( $total['total'] ?? 0 ) );
	}

	/** @return list<array<string, string|null>> To an address, on all sites, oldest first. */
	public function of_address( string $to_hash, int $page, int $per_page ): array {
		return $this->database->rows( self::LISTED . ' WHERE m.to_hash = %s ORDER BY m.id LIMIT %d OFFSET %d', $this->table(), $this->database->table( 'outbox' ), MailKind::NAME, $to_hash, $per_page, ( $page - 1 ) * $per_page );
	}

	/** Their rows in the outbox go too. */
	public function forget_address( string $to_hash ): int {
		return $this->forget( 'to_hash = %s', $to_hash );
	}

	/** Reads all messages of the site, which are those of a few weeks. */
	public function forget_ref( int $site_id, string $ref ): void {
		$this->forget( 'site_id = %d AND ref = %s', $site_id, $ref );
	}

	/**
	 * As forget_ref(), those that were not sent: to that address, those that an account has sent, and all but notices.
	 *
	 * @param non-empty-list<string> $refs
	 */
	public function forget_unsent( int $site_id, array $refs, string $to_hash ): void {
		$places = implode( ', ', array_fill( 0, count( $refs ), '%s' ) );
		$this->forget( "site_id = %d AND ref IN ($places) AND ( to_hash = %s OR purpose <> %s OR user_id > 0 ) AND status IN (%s, %s)", $site_id, ...$refs, ...array( $to_hash, Purpose::LeadNotice->value, MessageStatus::Queued->value, MessageStatus::Failed->value ) );
	}

	public function forget_site( int $site_id ): void {
		$this->forget( 'site_id = %d', $site_id );
	}

	/** Those of sites that the network does not have any more. */
	public function forget_former_sites(): void {
		foreach ( is_multisite() ? $this->database->rows( 'SELECT DISTINCT site_id FROM %i', $this->table() ) : array() as $row ) {
			if ( null === get_site( (int) $row['site_id'] ) ) {
				$this->forget_site( (int) $row['site_id'] );
			}
		}
	}

	/** Deletes the site's messages that were made, and have ended, before that time. */
	public function prune( int $site_id, int $before ): void {
		do {
			$number = $this->database->exclusively( OutboxStore::LOCK, fn (): int => $this->prune_some( $site_id, $before ) );
		} while ( self::PRUNED_AT_A_TIME === $number );
	}

	private function prune_some( int $site_id, int $before ): int {
		$ids = array_column(
			$this->database->rows(
				'SELECT m.id FROM %i m LEFT JOIN %i o ON o.kind = %s AND o.ref = m.id AND ( o.due IS NOT NULL OR o.ended_at >= %d )
				WHERE m.site_id = %d AND m.created_at < %d AND o.id IS NULL LIMIT %d',
				$this->table(),
				$this->database->table( 'outbox' ),
				MailKind::NAME,
				$before,
				$site_id,
				$before,
				self::PRUNED_AT_A_TIME
			),
			'id'
		);
		if ( array() !== $ids ) {
			$this->forget( 'id IN (' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')', ...$ids );
		}
		return count( $ids );
	}

	/** @param literal-string $where */
	private function forget( string $where, mixed ...$values ): int {
		return $this->database->exclusively(
			OutboxStore::LOCK,
			function () use ( $where, $values ): int {
				$this->database->execute( "DELETE FROM %i WHERE kind = %s AND ref IN (SELECT id FROM %i WHERE $where)", $this->database->table( 'outbox' ), MailKind::NAME, $this->table(), ...$values );
				return $this->database->execute( "DELETE FROM %i WHERE $where", $this->table(), ...$values );
			}
		);
	}

	private function table(): string {
		return $this->database->table( 'mail_messages' );
	}
}
