<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\LeadPages\Fields\FieldType;

/** A field of a page's form. `first_name` is always there and required. */
final class FormField {

	/**
	 * @param string         $key     A standard key, or `x_…` for one of the page's own.
	 * @param FieldType|null $type    Of the page's own fields; null for standard ones.
	 * @param list<string>   $options Of a select.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $label,
		public readonly bool $is_required,
		public readonly ?FieldType $type = null,
		public readonly array $options = array(),
	) {}
}
