<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Svc\Kernel\Database\Database;

/** Reads and writes the messages of the outbox. */
final class OutboxStore {

	/** Also serialises the check whether a message is waiting already. */
	public const LOCK = 'outbox';

	private const ERROR_LENGTH = 1000;

	/** How often a claim is tried. Where another plugin has left a transaction open, the row is read as it was, and never claimed. */
	private const TRIES = 20;

	public function __construct( private readonly Database $database ) {}

	/**
	 * Joins the open transaction, if there is one.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function exclusively( callable $work ): mixed {
		return $this->database->exclusively( self::LOCK, $work );
	}

	public function after_commit( callable $work ): void {
		$this->database->after_commit( $work );
	}

	public function add( int $site_id, string $kind, int $user_id, int $ref, string $message_id ): int {
		$this->database->execute(
			'INSERT INTO %i (site_id, kind, user_id, ref, status, due, attempts, message_id, last_error, created_at) VALUES (%d, %s, %d, %d, %s, %d, 0, %s, %s, %d)',
			$this->table(),
			$site_id,
			$kind,
			$user_id,
			$ref,
			Status::Waiting->value,
			time(),
			$message_id,
			'',
			time()
		);
		return (int) $this->database->wpdb->insert_id;
	}

	public function find( int $id ): ?Entry {
		$row = $this->database->row( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id );
		return null === $row ? null : Entry::of( $row );
	}

	/** The message as it is now, even if the transaction has read an older state; no runner claims it before the transaction ends. */
	public function locked( int $id ): ?Entry {
		$row = $this->database->row( 'SELECT * FROM %i WHERE id = %d FOR UPDATE', $this->table(), $id );
		return null === $row ? null : Entry::of( $row );
	}

	/** A message of that kind to that account, with that reference, which has not ended, as it is now; no runner claims it before the transaction ends. */
	public function open_to( int $site_id, string $kind, int $user_id, int $ref ): ?Entry {
		$row = $this->database->row( 'SELECT * FROM %i WHERE user_id = %d AND ref = %d AND site_id = %d AND kind = %s AND due IS NOT NULL LIMIT 1 FOR UPDATE', $this->table(), $user_id, $ref, $site_id, $kind );
		return null === $row ? null : Entry::of( $row );
	}

	/** The latest message of that kind with that reference. */
	public function of_ref( string $kind, int $ref ): ?Entry {
		$row = $this->database->row( 'SELECT * FROM %i WHERE kind = %s AND ref = %d ORDER BY id DESC LIMIT 1', $this->table(), $kind, $ref );
		return null === $row ? null : Entry::of( $row );
	}

	/**
	 * Claims the message that has been due for longest. Two runners never claim the same one: only one of them still finds the row as both have read it.
	 *
	 * @param list<string>          $kinds   Others are left alone.
	 * @param callable(string): int $seconds By kind: after how many it is due again, if it was not settled.
	 * @return Entry|null Null where none is due.
	 */
	public function claim( int $site_id, array $kinds, callable $seconds ): ?Entry {
		$names = implode( ', ', array_fill( 0, count( $kinds ), '%s' ) );
		for ( $tries = 0; $tries < self::TRIES; $tries++ ) {
			$row = $this->database->row(
				"SELECT * FROM %i WHERE site_id = %d AND due <= %d AND kind IN ($names) ORDER BY due, id LIMIT 1",
				$this->table(),
				$site_id,
				time(),
				...$kinds
			);
			if ( null === $row ) {
				return null;
			}
			$read    = Entry::of( $row );
			$end     = time() + $seconds( $read->kind );
			$claimed = $this->database->execute(
				'UPDATE %i SET status = %s, due = %d, attempts = attempts + 1 WHERE id = %d AND due = %d AND attempts = %d',
				$this->table(),
				Status::Sending->value,
				$end,
				$read->id,
				$read->due,
				$read->attempts
			);
			if ( 1 === $claimed ) {
				return $read->as_claimed( $end );
			}
		}
		return null;
	}

	/**
	 * Ends a claim, or a message that waits. Does nothing if a runner has claimed the message, or it was made due, since it was read.
	 *
	 * @param int|null              $due  When it is tried again; null if it has ended.
	 * @param callable(Entry): void $also What else is written in the same transaction.
	 */
	public function settle( Entry $read, Status $status, ?int $due, string $error, callable $also ): void {
		$this->exclusively(
			function () use ( $read, $status, $due, $error, $also ): void {
				$settled = $this->database->execute(
					// The driver has no placeholder for null.
					'UPDATE %i SET status = %s, due = NULLIF(%d, 0), ended_at = NULLIF(%d, 0), last_error = %s WHERE id = %d AND status = %s AND due = %d AND attempts = %d',
					$this->table(),
					$status->value,
					$due ?? 0,
					null === $due ? time() : 0,
					// Mail servers answer in any encoding, and the database refuses what is not UTF-8.
					mb_substr( mb_scrub( $error, 'UTF-8' ), 0, self::ERROR_LENGTH, 'UTF-8' ),
					$read->id,
					$read->status->value,
					$read->due,
					$read->attempts
				);
				$entry   = 1 === $settled ? $this->find( $read->id ) : null;
				if ( null !== $entry ) {
					$also( $entry );
				}
			}
		);
	}

	/** Makes a message due now, with all attempts left; one that is being sent stays as it is, and one that is due already stays before later ones. */
	public function make_due( int $id ): void {
		$this->database->execute(
			'UPDATE %i SET status = %s, due = CASE WHEN due < %d THEN due ELSE %d END, attempts = 0, ended_at = NULL WHERE id = %d AND status <> %s',
			$this->table(),
			Status::Waiting->value,
			time(),
			time(),
			$id,
			Status::Sending->value
		);
	}

	/** Cancels the messages of that kind to that account, with that reference, that have failed. */
	public function cancel_failed( int $site_id, string $kind, int $user_id, int $ref, string $reason ): void {
		$this->database->execute(
			'UPDATE %i SET status = %s, last_error = %s WHERE user_id = %d AND ref = %d AND site_id = %d AND kind = %s AND status = %s',
			$this->table(),
			Status::Cancelled->value,
			$reason,
			$user_id,
			$ref,
			$site_id,
			$kind,
			Status::Failed->value
		);
	}

	/** @param non-empty-list<int> $user_ids Of messages without a reference. */
	public function cancel_waiting( int $site_id, string $kind, array $user_ids, string $reason ): void {
		$this->database->execute(
			'UPDATE %i SET status = %s, due = NULL, ended_at = %d, last_error = %s WHERE user_id IN (' . implode( ', ', array_fill( 0, count( $user_ids ), '%d' ) ) . ') AND ref = 0 AND site_id = %d AND kind = %s AND status = %s',
			$this->table(),
			Status::Cancelled->value,
			time(),
			$reason,
			...array( ...$user_ids, $site_id, $kind, Status::Waiting->value )
		);
	}

	/** @return list<Entry> Messages of all sites that have been due since before that time. */
	public function due_before( int $before, int $at_most ): array {
		return array_map( Entry::of( ... ), $this->database->rows( 'SELECT * FROM %i WHERE status IN (%s, %s) AND due < %d LIMIT %d', $this->table(), Status::Waiting->value, Status::Sending->value, $before, $at_most ) );
	}

	/**
	 * Newest first. Messages with a reference are listed by their component, with what they refer to.
	 *
	 * @return array{list<Entry>, int} A page, and how many there are in all.
	 */
	public function page( int $site_id, ?Status $status, ?int $user_id, int $page, int $per_page ): array {
		$where  = 'site_id = %d AND ref = 0';
		$values = array( $site_id );
		if ( null !== $status ) {
			$where   .= ' AND status = %s';
			$values[] = $status->value;
		}
		if ( null !== $user_id ) {
			$where   .= ' AND user_id = %d';
			$values[] = $user_id;
		}
		$total = $this->database->row( "SELECT COUNT(*) AS total FROM %i WHERE $where", $this->table(), ...$values );
		$rows  = $this->database->rows( "SELECT * FROM %i WHERE $where ORDER BY id DESC LIMIT %d OFFSET %d", $this->table(), ...$values, ...array( $per_page, ( $page - 1 ) * $per_page ) );
		return array( array_map( Entry::of( ... ), $rows ), (int) ( $total['total'] ?? 0 ) );
	}

	/** @return list<Entry> To an account, on all sites, oldest first. */
	public function of_account( int $user_id, int $page, int $per_page ): array {
		return array_map( Entry::of( ... ), $this->database->rows( 'SELECT * FROM %i WHERE user_id = %d ORDER BY id LIMIT %d OFFSET %d', $this->table(), $user_id, $per_page, ( $page - 1 ) * $per_page ) );
	}

	public function forget_account( int $user_id ): int {
		return $this->database->execute( 'DELETE FROM %i WHERE user_id = %d', $this->table(), $user_id );
	}

	public function forget_site( int $site_id ): void {
		$this->database->execute( 'DELETE FROM %i WHERE site_id = %d', $this->table(), $site_id );
	}

	/**
	 * Messages with a reference stay as long as what they refer to.
	 *
	 * @return int How many were deleted.
	 */
	public function prune( int $before, int $at_most ): int {
		$ids = array_column( $this->database->rows( 'SELECT id FROM %i WHERE ended_at < %d AND ref = 0 ORDER BY ended_at LIMIT %d', $this->table(), $before, $at_most ), 'id' );
		return array() === $ids ? 0 : $this->database->execute( 'DELETE FROM %i WHERE id IN (' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ') AND ended_at IS NOT NULL', $this->table(), ...$ids );
	}

	/**
	 * The references of a kind's messages that ended before that time. What they refer to is deleted by the kind's component.
	 *
	 * @return list<int> Oldest first.
	 */
	public function ended_refs( string $kind, int $before, int $at_most ): array {
		return array_map( 'intval', array_column( $this->database->rows( 'SELECT ref FROM %i WHERE ended_at < %d AND kind = %s AND ref > 0 ORDER BY ended_at LIMIT %d', $this->table(), $before, $kind, $at_most ), 'ref' ) );
	}

	/** Deletes messages that ended before that time, and whose references need nothing else to be deleted. */
	public function prune_kind( string $kind, int $before ): void {
		$this->database->execute( 'DELETE FROM %i WHERE ended_at < %d AND kind = %s', $this->table(), $before, $kind );
	}

	/** @param list<int> $refs */
	public function forget_refs( string $kind, array $refs ): void {
		if ( array() !== $refs ) {
			$this->database->execute( 'DELETE FROM %i WHERE kind = %s AND ref IN (' . implode( ', ', array_fill( 0, count( $refs ), '%d' ) ) . ')', $this->table(), $kind, ...$refs );
		}
	}

	/** @return list<int> Sites with messages that have not ended. */
	public function busy_sites(): array {
		return array_map( 'intval', array_column( $this->database->rows( 'SELECT DISTINCT site_id FROM %i WHERE due IS NOT NULL', $this->table() ), 'site_id' ) );
	}

	private function table(): string {
		return $this->database->table( 'outbox' );
	}
}
