<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\LeadPages\Fields\FieldKey;
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

	/** @param mixed $stored In the form of the API; anything else gives null. */
	public static function of( mixed $stored ): ?self {
		$key   = is_array( $stored ) && is_string( $stored['key'] ?? null ) ? $stored['key'] : '';
		$label = $stored['label'] ?? null;
		if ( ! is_string( $label ) ) {
			return null;
		}
		$is_required = true === ( $stored['required'] ?? false );
		if ( null !== FieldKey::tryFrom( $key ) ) {
			return new self( $key, $label, $is_required || FieldKey::FirstName->value === $key );
		}
		$type = is_string( $stored['type'] ?? null ) ? FieldType::tryFrom( $stored['type'] ) : null;
		return null === $type || ! FieldKey::is_own( $key ) ? null : new self( $key, $label, $is_required, $type, array_values( array_filter( (array) ( $stored['options'] ?? array() ), 'is_string' ) ) );
	}

	public function is_own(): bool {
		return null !== $this->type;
	}

	/** @return array{key: string, label: string, required: bool, type?: string, options?: list<string>} */
	public function fields(): array {
		return array(
			'key'      => $this->key,
			'label'    => $this->label,
			'required' => $this->is_required,
		) + ( null === $this->type ? array() : array( 'type' => $this->type->value ) ) + ( FieldType::Select === $this->type ? array( 'options' => $this->options ) : array() );
	}
}
