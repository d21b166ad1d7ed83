<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages\Starters;

use Svc\LeadPages\Pages\LeadForm;

/** What a page of a template begins with. */
final class Starter {

	/** @param string $content Block markup. */
	public function __construct(
		public readonly string $title,
		public readonly string $description,
		public readonly string $content,
		public readonly LeadForm $form,
	) {}
}
