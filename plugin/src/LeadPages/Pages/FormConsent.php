<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\LeadPages\Fields\ConsentKey;

/** A consent that a page asks for, with `{company}`, `{owner}` and `{partner}` not filled in yet. */
final class FormConsent {

	public function __construct(
		public readonly ConsentKey $key,
		public readonly string $text,
		public readonly bool $is_required,
	) {}
}
