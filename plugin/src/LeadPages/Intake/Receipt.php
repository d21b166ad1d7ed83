<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

/** The answer to a visitor: no ID, no verdict. */
final class Receipt {

	/** @param bool $is_replay Whether the same was sent before, with the same Idempotency-Key. */
	public function __construct(
		public readonly string $reference,
		public readonly string $message,
		public readonly ?string $redirect_url,
		public readonly bool $is_replay = false,
	) {}
}
