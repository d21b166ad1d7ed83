<?php

declare( strict_types=1 );

namespace Svc\Kernel\Outbox;

/** How an attempt to send a message ended. */
final class Outcome {

	private function __construct(
		public readonly Status $status,
		public readonly string $error = '',
	) {}

	public static function delivered(): self {
		return new self( Status::Delivered );
	}

	/** To be tried again, as long as attempts are left. */
	public static function failed( string $error ): self {
		return new self( Status::Failed, $error );
	}

	/** There is nothing to send any more. */
	public static function cancelled( string $reason ): self {
		return new self( Status::Cancelled, $reason );
	}
}
