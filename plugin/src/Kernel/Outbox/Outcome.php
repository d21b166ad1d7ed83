<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

/** How an attempt to send a message ended. */
final class Outcome {

	private function __construct(
		public readonly Status $status,
		public readonly string $error = '',
		/** Seconds that the receiver wants to be left alone for, at least. */
		public readonly int $wait = 0,
	) {}

	public static function delivered(): self {
		return new self( Status::Delivered );
	}

	/**
	 * To be tried again, as long as attempts are left.
	 *
	 * @param int $wait Seconds to wait at least, as the receiver has said.
	 */
	public static function failed( string $error, int $wait = 0 ): self {
		return new self( Status::Failed, $error, $wait );
	}

	/** There is nothing to send any more. */
	public static function cancelled( string $reason ): self {
		return new self( Status::Cancelled, $reason );
	}
}
