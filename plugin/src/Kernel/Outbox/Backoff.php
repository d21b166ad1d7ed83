<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

/** When a message is tried again: eight attempts in about 28 hours. */
final class Backoff {

	/** Seconds to wait after the first failed attempt, the second, and so on. */
	private const DELAYS = array( 5, 300, 1800, 7200, 18000, 36000, 36000 );

	/** Percent by which a delay is longer or shorter, so that messages that failed together are not tried together. */
	private const JITTER = 10;

	/** Seconds beyond which no receiver puts off an attempt. */
	private const LONGEST = 86400;

	/**
	 * @param int $wait Seconds to wait at least, as the receiver has said.
	 * @return int|null Seconds until the next attempt; null if none is left.
	 */
	public static function after( int $attempts, int $wait = 0 ): ?int {
		$delay = self::DELAYS[ $attempts - 1 ] ?? null;
		return null === $delay ? null : max( (int) round( $delay * random_int( 100 - self::JITTER, 100 + self::JITTER ) / 100 ), min( $wait, self::LONGEST ) );
	}
}
