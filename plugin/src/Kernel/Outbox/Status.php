<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

/** How far a message of the outbox is. */
enum Status: string {
	case Waiting   = 'waiting';
	/** A runner has claimed it. Remains if PHP ends while the message is being sent; the message is then due again when the claim ends. */
	case Sending   = 'sending';
	case Delivered = 'delivered';
	case Failed    = 'failed';
	/** There is nothing to send any more, for example because the account was deleted or a later message replaces it. */
	case Cancelled = 'cancelled';

	/** @return list<string> */
	public static function words(): array {
		return array_column( self::cases(), 'value' );
	}
}
