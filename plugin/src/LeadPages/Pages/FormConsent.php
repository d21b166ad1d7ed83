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

	/** @param mixed $stored In the form of the API; anything else gives null. */
	public static function of( mixed $stored ): ?self {
		$key  = is_array( $stored ) && is_string( $stored['key'] ?? null ) ? ConsentKey::tryFrom( $stored['key'] ) : null;
		$text = $stored['text'] ?? null;
		return null === $key || ! is_string( $text ) ? null : new self( $key, $text, ConsentKey::Contact === $key && true === ( $stored['required'] ?? false ) );
	}

	/** @return array{key: string, text: string, required: bool} */
	public function fields(): array {
		return array(
			'key'      => $this->key->value,
			'text'     => $this->text,
			'required' => $this->is_required,
		);
	}
}
