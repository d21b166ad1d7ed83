<?php

declare( strict_types=1 );

namespace Svc\EmailTemplates\Sending;

use Svc\EmailTemplates\MailError;
use Svc\Kernel\Failure;

/** How many messages and tests an account may send in an hour. To be checked in MessageStore::exclusively(), with what it counts. */
final class HourlyLimit {

	private const HOUR     = 3600;
	private const MESSAGES = 50;
	private const TESTS    = 10;

	/** @throws Failure With the seconds after which one more may be sent. */
	public static function check( MessageStore $store, int $user_id, bool $are_tests ): void {
		$most  = $are_tests ? self::TESTS : self::MESSAGES;
		$times = $store->times( $user_id, $are_tests, time() - self::HOUR, $most );
		if ( count( $times ) < $most ) {
			return;
		}
		$message = $are_tests
			/* translators: %d: number of tests. */
			? sprintf( __( 'You can send %d tests an hour. Try again later.', 'svc' ), $most )
			/* translators: %d: number of messages. */
			: sprintf( __( 'You can send %d messages an hour. Try again later.', 'svc' ), $most );
		throw new Failure( MailError::TooManyRequests, $message, array( 'retry_after' => max( 1, min( $times ) + self::HOUR - time() ) ) );
	}
}
