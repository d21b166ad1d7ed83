<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

/** How far an e-mail is. */
enum MessageStatus: string {
	case Queued     = 'queued';
	case Sent       = 'sent';
	case Failed     = 'failed';
	/** Not sent, because the recipient has opted out. */
	case Suppressed = 'suppressed';
	/** Sent at once to the account that asked for it, and never again. */
	case Test       = 'test';

	/** @return list<string> */
	public static function words(): array {
		return array_column( self::cases(), 'value' );
	}
}
