<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Pages;

use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\FieldKey;

/** The form of a page. */
final class LeadForm {

	public const MOST_FIELDS = 20;

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
	 * @param array<array-key, mixed> $stored In the form of the API.
	 */
	public static function of( array $stored ): self {
		$list      = static fn ( string $name ): array => array_values( (array) ( $stored[ $name ] ?? array() ) );
		$thank_you = (array) ( $stored['thank_you'] ?? array() );
		$button    = $stored['button_text'] ?? '';
		$consents  = array();
		foreach ( array_filter( array_map( FormConsent::of( ... ), $list( 'consents' ) ) ) as $consent ) {
			$consents[ $consent->key->value ] ??= $consent;
		}
		return new self(
			self::complete( array_filter( array_map( FormField::of( ... ), $list( 'fields' ) ) ) ),
			array_values( $consents ),
			is_string( $button ) && '' !== $button ? $button : __( 'Send', 'svc' ),
			is_string( $thank_you['message'] ?? null ) ? $thank_you['message'] : '',
			is_string( $thank_you['url'] ?? null ) ? $thank_you['url'] : null,
		);
	}

	/**
	 * @param array<FormField> $fields
	 * @return list<FormField> Each key once, with those that every form has.
	 */
	private static function complete( array $fields ): array {
		$by_key = array_column( $fields, null, 'key' );
		if ( ! isset( $by_key[ FieldKey::FirstName->value ] ) ) {
			$by_key = array( FieldKey::FirstName->value => new FormField( FieldKey::FirstName->value, __( 'First name', 'svc' ), true ) ) + $by_key;
		}
		if ( ! isset( $by_key[ FieldKey::Email->value ] ) && ! isset( $by_key[ FieldKey::Phone->value ] ) ) {
			$by_key[ FieldKey::Email->value ] = new FormField( FieldKey::Email->value, __( 'E-mail', 'svc' ), true );
		}
		return array_values( $by_key );
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
