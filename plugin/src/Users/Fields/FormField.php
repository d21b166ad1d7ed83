<?php

declare( strict_types=1 );

namespace Svc\Users\Fields;

/** What the dashboard says of a field where that is not what the field table says already. */
final class FormField {

	/**
	 * @param string                $label   Empty for the field's own.
	 * @param FieldKind|null        $kind    Null for the one that follows from the type.
	 * @param array<string, string> $choices Value => label.
	 */
	public function __construct(
		public readonly string $label = '',
		public readonly string $help = '',
		public readonly ?FieldKind $kind = null,
		public readonly array $choices = array(),
	) {}
}
