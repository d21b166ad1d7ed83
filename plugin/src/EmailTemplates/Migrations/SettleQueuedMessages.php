<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Migrations;

use Svc\EmailTemplates\Sending\MailKind;
use Svc\EmailTemplates\Sending\MessageStatus;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Kernel\Outbox\Status;

/** Gives messages that earlier versions left queued the end of their rows in the outbox. Those without a row have failed. */
final class SettleQueuedMessages implements Migration {

	public function run( Database $database ): void {
		// A site that is being installed has no outbox yet.
		if ( null === $database->row( 'SELECT id FROM %i WHERE status = %s LIMIT 1', $database->table( 'mail_messages' ), MessageStatus::Queued->value ) ) {
			return;
		}
		$this->settle( $database, Status::Delivered, "status = %s, sent_at = COALESCE(sent_at, created_at), headers = '[]', html = '', text = ''", MessageStatus::Sent->value );
		$this->settle( $database, Status::Failed, 'status = %s', MessageStatus::Failed->value );
		$this->settle( $database, Status::Cancelled, "status = %s, headers = '[]', html = '', text = ''", MessageStatus::Suppressed->value );
		$database->execute(
			'UPDATE %i SET status = %s, error = %s WHERE status = %s AND id NOT IN (SELECT ref FROM %i WHERE kind = %s)',
			$database->table( 'mail_messages' ),
			MessageStatus::Failed->value,
			__( 'It was queued, and is not in the outbox. Send it again.', 'svc' ),
			MessageStatus::Queued->value,
			$database->table( 'outbox' ),
			MailKind::NAME
		);
	}

	/** Statuses cannot be told from those that were written by sending. */
	public function revert( Database $database ): void {}

	/** @param literal-string $changes */
	private function settle( Database $database, Status $end, string $changes, string $status ): void {
		$database->execute(
			"UPDATE %i SET $changes WHERE status = %s AND id IN (SELECT ref FROM %i WHERE kind = %s AND status = %s) AND id NOT IN (SELECT ref FROM %i WHERE kind = %s AND due IS NOT NULL)",
			$database->table( 'mail_messages' ),
			$status,
			MessageStatus::Queued->value,
			$database->table( 'outbox' ),
			MailKind::NAME,
			$end->value,
			$database->table( 'outbox' ),
			MailKind::NAME
		);
	}
}
