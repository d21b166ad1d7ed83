<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/** Overrides of a field's label, control and choices in dashboard forms. */
final class FormField {

	/**
	 * @param string                $label   Defaults to the field's own.
	 * @param FieldKind|null        $kind    Defaults to the control for the type.
	 * @param array<string, string> $choices Value => label.
	 * @param list<string>          $hidden  Choices that forms offer only where they are the value already.
	 */
	public function __construct(
		public readonly string $label = '',
		public readonly string $help = '',
		public readonly ?FieldKind $kind = null,
		public readonly array $choices = array(),
		public readonly array $hidden = array(),
	) {}
}
