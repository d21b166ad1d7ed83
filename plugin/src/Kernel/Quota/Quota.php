<?php

declare( strict_types=1 );

namespace Svc\Kernel\Quota;

/** A limit: at most `$most` requests within `$seconds` seconds. */
final class Quota {

	/** @param int $most 0 for any number. */
	public function __construct(
		public readonly int $most,
		public readonly int $seconds,
	) {}

	public function is_on(): bool {
		return $this->most > 0;
	}

	/**
	 * @param list<int> $times When the last requests were; as many as the quota allows are enough.
	 * @return int|null Seconds until one more is allowed; null if it is allowed now.
	 */
	public function wait( array $times, int $now ): ?int {
		$recent = array_filter( $times, fn ( int $time ): bool => $time > $now - $this->seconds );
		rsort( $recent );
		return ! $this->is_on() || count( $recent ) < $this->most ? null : max( 1, $recent[ $this->most - 1 ] + $this->seconds - $now );
	}
}
