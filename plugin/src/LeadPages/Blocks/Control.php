<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

/** One control of a form. */
final class Control {

	/**
	 * @param string                $key          Of the form's field.
	 * @param string                $autocomplete What browsers fill in; empty for nothing.
	 * @param string                $input_mode   Of the keyboard of phones; empty for the one of the kind.
	 * @param array<array-key, string> $choices   Value => label.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $label,
		public readonly bool $is_required,
		public readonly ControlKind $kind = ControlKind::Text,
		public readonly int $max_length = 0,
		public readonly string $autocomplete = '',
		public readonly string $input_mode = '',
		public readonly array $choices = array(),
	) {}

	/** Whether two of them fit beside each other. */
	public function is_short(): bool {
		return ! in_array( $this->key, array( 'address', 'message' ), true ) && ! in_array( $this->kind, array( ControlKind::LongText, ControlKind::Checkbox ), true );
	}
}
