<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Leads;

use Svc\LeadPages\Consents\GivenConsent;
use Svc\LeadPages\Fields\ConsentKey;
use Svc\LeadPages\Fields\LeadSource;

/** What a visitor sent, once. Never changed. */
final class Submission {

	/**
	 * @param int                       $id       0 before it is stored.
	 * @param array<string, string>     $utm      source, medium, campaign, term, content.
	 * @param array<string, mixed>      $fields   By key of the form.
	 * @param list<GivenConsent>        $consents
	 * @param array<string, mixed>|null $snapshot What a companion computed, such as a calculation.
	 * @param string|null               $idem     Hash of site and Idempotency-Key.
	 * @param string                    $body_hash Of everything that the visitor sent.
	 * @param string                    $ip_hash  Keyed hash of the address; nothing stores an address.
	 */
	public function __construct(
		public readonly int $id,
		public readonly ?int $page_id,
		public readonly LeadSource $source,
		public readonly string $source_url,
		public readonly array $utm,
		public readonly array $fields,
		public readonly array $consents,
		public readonly ?array $snapshot,
		public readonly ?string $idem,
		public readonly string $body_hash,
		public readonly string $ip_hash,
		public readonly int $created_at,
		/** What the visitor was answered, as JSON, for repeats. */
		public readonly string $answer = '',
	) {}

	public function with_id( int $id ): self {
		return new self( ...array_replace( get_object_vars( $this ), array( 'id' => $id ) ) );
	}

	/** What was sent in a field; empty where the form lacks it. */
	public function text( string $field ): string {
		$value = $this->fields[ $field ] ?? null;
		return is_string( $value ) ? $value : '';
	}

	/** @return list<string> Keys of the consents that were given. */
	public function given(): array {
		return array_values( array_map( static fn ( GivenConsent $consent ): string => $consent->key->value, array_filter( $this->consents, static fn ( GivenConsent $consent ): bool => $consent->is_given ) ) );
	}

	/** The partner who may see it; null where the visitor did not agree to that. */
	public function partner_user_id(): ?int {
		foreach ( $this->consents as $consent ) {
			if ( ConsentKey::Partner === $consent->key && $consent->is_given ) {
				return $consent->partner_user_id;
			}
		}
		return null;
	}
}
