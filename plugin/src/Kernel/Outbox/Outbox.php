<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

use Svc\Kernel\OnSite;

/**
 * Messages to the outside that are sent after the request, each until it is delivered or given up.
 *
 * A message is a row, written in the transaction of its cause: it exists if and only if the cause does. A runner that dies
 * while it sends one leaves it claimed, and it is sent again when the claim ends: so a receiver may get it twice, with the same
 * message ID where PHPMailer sends it. The row has no contents, and so no secret such as the key of a password link.
 */
final class Outbox {

	/** Accounts named by one statement. */
	private const AT_A_TIME = 1000;

	public function __construct( private readonly OutboxStore $store ) {}

	/**
	 * Adds a message of the current site, and has it sent soon after the commit. One of the same kind, account and reference
	 * that is still waiting becomes due now instead; one that has failed is cancelled, because the new one replaces it.
	 *
	 * @param string $kind    Name of a Kind of the component.
	 * @param int    $user_id 0 where the reference says to whom it is sent.
	 * @param int    $ref     ID of the kind's own row about the message; 0 for none.
	 */
	public function add( string $kind, int $user_id, int $ref = 0 ): Entry {
		$site_id = get_current_blog_id();
		return $this->store->exclusively(
			function () use ( $kind, $user_id, $ref, $site_id ): Entry {
				$open = $this->store->open_to( $site_id, $kind, $user_id, $ref );
				if ( null === $open ) {
					$this->store->cancel_failed( $site_id, $kind, $user_id, $ref, __( 'A later message replaces it.', 'svc' ) );
					$id = $this->store->add( $site_id, $kind, $user_id, $ref, self::new_message_id() );
				} else {
					$id = $open->id;
					$this->store->make_due( $id );
				}
				$this->send_soon( $site_id );
				return $this->saved( $id );
			}
		);
	}

	/**
	 * Adds a message of the current site to a new account, or about a new row, which spares looking for an earlier one; else as add().
	 *
	 * @param string $kind    Name of a Kind of the component.
	 * @param int    $user_id 0 where the reference says to whom it is sent.
	 * @param int    $ref     ID of the new row of the kind's own; 0 for none.
	 */
	public function add_new( string $kind, int $user_id, int $ref = 0 ): void {
		$site_id = get_current_blog_id();
		$this->store->exclusively(
			function () use ( $kind, $user_id, $ref, $site_id ): void {
				$this->store->add( $site_id, $kind, $user_id, $ref, self::new_message_id() );
				$this->send_soon( $site_id );
			}
		);
	}

	/**
	 * Cancels messages that wait, also for a further attempt, and have no reference. Kind::note() is not called.
	 *
	 * @param list<int> $user_ids
	 */
	public function cancel( int $site_id, string $kind, array $user_ids, string $reason ): void {
		$this->store->exclusively(
			function () use ( $site_id, $kind, $user_ids, $reason ): void {
				foreach ( array_chunk( $user_ids, self::AT_A_TIME ) as $some ) {
					$this->store->cancel_waiting( $site_id, $kind, $some, $reason );
				}
			}
		);
	}

	/** @return Entry|null Null if it is being sent, was delivered or was cancelled, so that it cannot be sent again. */
	public function retry( Entry $entry ): ?Entry {
		return $this->store->exclusively(
			function () use ( $entry ): ?Entry {
				if ( ! in_array( $this->saved( $entry->id )->status, array( Status::Waiting, Status::Failed ), true ) ) {
					return null;
				}
				$this->store->make_due( $entry->id );
				$this->send_soon( $entry->site_id );
				return $this->saved( $entry->id );
			}
		);
	}

	/** Has it sent again, whether it was delivered, given up or cancelled; one that is being sent stays as it is. */
	public function replay( Entry $entry ): void {
		$this->store->exclusively(
			function () use ( $entry ): void {
				$this->store->make_due( $entry->id );
				$this->send_soon( $entry->site_id );
			}
		);
	}

	/** Another site may be the current one at the commit. */
	private function send_soon( int $site_id ): void {
		$this->store->after_commit( static fn () => OnSite::run( $site_id, Cron::nudge( ... ) ) );
	}

	private function saved( int $id ): Entry {
		return $this->store->locked( $id ) ?? throw new \RuntimeException( 'The message is not in the outbox.' );
	}

	private static function new_message_id(): string {
		$host = (string) wp_parse_url( home_url(), PHP_URL_HOST );
		return bin2hex( random_bytes( 16 ) ) . '@' . ( '' === $host ? 'localhost' : $host );
	}
}
