<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\FieldKey;

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

	/**
	 * What another plugin has stored may be of any form, so that only what is right is read.
	 *
	 * @param array<array-key, mixed> $stored As it is answered.
	 */
	public static function of( array $stored ): self {
		$list      = static fn ( string $name ): array => array_values( (array) ( $stored[ $name ] ?? array() ) );
		$fields    = array_filter( array_map( FormField::of( ... ), $list( 'fields' ) ) );
		$thank_you = (array) ( $stored['thank_you'] ?? array() );
		if ( ! in_array( FieldKey::FirstName->value, array_column( $fields, 'key' ), true ) ) {
			$fields = array( new FormField( FieldKey::FirstName->value, __( 'First name', 'svc' ), true ), ...$fields );
		}
		return new self(
			array_values( array_column( $fields, null, 'key' ) ),
			array_values( array_column( array_map( static fn ( FormConsent $consent ): array => array( $consent->key->value, $consent ), array_filter( array_map( FormConsent::of( ... ), $list( 'consents' ) ) ) ), 1, 0 ) ),
			is_string( $stored['button_text'] ?? null ) ? $stored['button_text'] : '',
			is_string( $thank_you['message'] ?? null ) ? $thank_you['message'] : '',
			is_string( $thank_you['url'] ?? null ) ? $thank_you['url'] : null,
		);
	}

	/** The form without a consent, for a page whose partner is gone. */
	public function without( ConsentKey $key ): self {
		$consents = array_filter( $this->consents, static fn ( FormConsent $consent ): bool => $key !== $consent->key );
		return new self( $this->fields, array_values( $consents ), $this->button_text, $this->thank_you_message, $this->thank_you_url );
	}

	/** @return array{fields: list<array<string, mixed>>, consents: list<array<string, mixed>>, button_text: string, thank_you: array{message: string, url: string|null}} */
	public function all(): array {
		return array(
			'fields'      => array_map( static fn ( FormField $field ): array => $field->fields(), $this->fields ),
			'consents'    => array_map( static fn ( FormConsent $consent ): array => $consent->fields(), $this->consents ),
			'button_text' => $this->button_text,
			'thank_you'   => array(
				'message' => $this->thank_you_message,
				'url'     => $this->thank_you_url,
			),
		);
	}
}
