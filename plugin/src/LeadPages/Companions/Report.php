<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Companions;

use Svc\EmailTemplates\Fields\Purpose;

/** The e-mail to a visitor with what a component computed. */
final class Report {

	/** @param array<string, array<string, string>> $contexts Values of merge tags by context and field; those of lead and person are added. */
	public function __construct(
		public readonly Purpose $purpose,
		public readonly array $contexts,
	) {}
}
