<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\LeadPages\Consents\GivenConsent;
use Svc\LeadPages\Fields\LeadSource;
use Svc\LeadPages\Leads\OpenKey;
use Svc\LeadPages\Leads\Submission;
use Svc\LeadPages\Pages\LeadPage;

/** What a visitor sent, checked. */
final class Enquiry {

	/** Of everything that the visitor said; token and proof may be others when it is sent again. */
	public readonly string $body_hash;

	/**
	 * @param array<string, mixed>      $body     Checked: fields, source_url, utm, subject, proof.
	 * @param list<GivenConsent>        $consents
	 * @param array<string, mixed>|null $snapshot
	 */
	public function __construct(
		public readonly LeadPage $page,
		public readonly LeadSource $source,
		public readonly array $body,
		public readonly array $consents,
		public readonly ?array $snapshot,
		public readonly ?IdempotencyKey $key,
	) {
		$agreed = array();
		foreach ( $consents as $consent ) {
			if ( $consent->is_given ) {
				$agreed[ $consent->key->value ] = $consent->text_hash;
			}
		}
		ksort( $agreed );
		// Between a submission and its repeat, an editor may have moved the fields of the form.
		$fields = $body['fields'];
		ksort( $fields );
		$said            = array( $page->id, $source->value, $fields, $agreed, $body['source_url'] ?? '', $body['utm'] ?? array(), $body['subject'] ?? '', $snapshot );
		$this->body_hash = hash( 'sha256', (string) wp_json_encode( $said ) );
	}

	public function field( string $key ): string {
		$value = $this->body['fields'][ $key ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** By which the person's open lead of the page is found. */
	public function open_key(): ?string {
		return OpenKey::of( get_current_blog_id(), $this->page->id, $this->field( 'email' ), $this->field( 'phone' ) );
	}

	/** @param string $answer As JSON. */
	public function submission( string $answer, string $ip_hash, int $now ): Submission {
		return new Submission(
			id: 0,
			page_id: $this->page->id,
			source: $this->source,
			source_url: $this->body['source_url'] ?? '',
			utm: array_filter( $this->body['utm'] ?? array(), static fn ( string $value ): bool => '' !== $value ),
			fields: $this->body['fields'],
			consents: $this->consents,
			snapshot: $this->snapshot,
			idem: $this->key?->hash,
			body_hash: $this->body_hash,
			ip_hash: $ip_hash,
			created_at: $now,
			answer: $answer,
		);
	}
}
