<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

/** The form of a page. */
final class LeadForm {

	/**
	 * @param list<FormField>   $fields
	 * @param list<FormConsent> $consents
	 * @param string|null       $thank_you_url Of the site's own host.
	 */
	public function __construct(
		public readonly array $fields,
		public readonly array $consents,
		public readonly string $button_text,
		public readonly string $thank_you_message,
		public readonly ?string $thank_you_url,
	) {}
}
