<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Messages;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Outbox\OutboxStore;
use Svc\Kernel\Outbox\Pruning;
use Svc\LeadPages\Webhooks\DeliveryStore;

/** Once a day, together with the outbox: deletes deliveries, and rows of e-mails, that ended 30 days ago. */
final class MessageJob {

	public function __construct( private readonly Database $database ) {}

	public function run(): void {
		$before = time() - Pruning::DAYS * 86400;
		( new DeliveryStore( $this->database ) )->prune( $before );
		foreach ( LeadMail::cases() as $mail ) {
			( new OutboxStore( $this->database ) )->prune_kind( $mail->value, $before );
		}
	}
}
