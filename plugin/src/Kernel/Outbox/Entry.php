<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

/**
 * A message of the outbox: what is to be sent, to whom, and how far it is. It has no contents: its kind makes them when it is sent, or
 * keeps them in a row of its own, which the reference names.
 *
 * Times are in seconds since 1970.
 */
final class Entry {

	/**
	 * @param string   $kind       The name of its Kind.
	 * @param int      $user_id    The account that it is sent to; 0 where the reference says to whom.
	 * @param int      $ref        ID of the kind's own row about it; 0 for none.
	 * @param int|null $due        When it is to be sent, or its claim ends; null when it has ended.
	 * @param int      $attempts   Those begun, including the one that is being made.
	 * @param string   $message_id The same at each attempt by PHPMailer, without angle brackets.
	 * @param string   $error      Why the last attempt failed; empty if none has.
	 * @param int|null $ended_at   When it was delivered, or given up.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $site_id,
		public readonly string $kind,
		public readonly int $user_id,
		public readonly int $ref,
		public readonly Status $status,
		public readonly ?int $due,
		public readonly int $attempts,
		public readonly string $message_id,
		public readonly string $error,
		public readonly int $created_at,
		public readonly ?int $ended_at,
	) {}

	/** As a runner has it that has claimed it. */
	public function as_claimed( int $until ): self {
		return new self( $this->id, $this->site_id, $this->kind, $this->user_id, $this->ref, Status::Sending, $until, $this->attempts + 1, $this->message_id, $this->error, $this->created_at, $this->ended_at );
	}

	/** @param array<string, string|null> $row */
	public static function of( array $row ): self {
		return new self(
			(int) $row['id'],
			(int) $row['site_id'],
			(string) $row['kind'],
			(int) $row['user_id'],
			(int) $row['ref'],
			Status::from( (string) $row['status'] ),
			isset( $row['due'] ) ? (int) $row['due'] : null,
			(int) $row['attempts'],
			(string) $row['message_id'],
			(string) $row['last_error'],
			(int) $row['created_at'],
			isset( $row['ended_at'] ) ? (int) $row['ended_at'] : null,
		);
	}
}
