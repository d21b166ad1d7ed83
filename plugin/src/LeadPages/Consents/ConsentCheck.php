<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Consents;

/** What a visitor answered to the consents of a page, and what is wrong with it. */
final class ConsentCheck {

	/**
	 * @param list<GivenConsent>    $consents Those that were agreed to, and those shown now that were not.
	 * @param array<string, string> $problems By path, such as `consents.contact`.
	 */
	public function __construct(
		public readonly array $consents,
		public readonly array $problems,
	) {}
}
