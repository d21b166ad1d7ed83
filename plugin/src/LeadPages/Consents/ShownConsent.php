<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Consents;

use Svc\LeadPages\Fields\ConsentKey;

/** A consent as visitors read it: names filled in, kept under its hash before it is shown. */
final class ShownConsent {

	/** @param string $text_hash SHA-256 of the text, in hex. */
	public function __construct(
		public readonly ConsentKey $key,
		public readonly string $text,
		public readonly string $text_hash,
		public readonly bool $is_required,
	) {}
}
