<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Consents;

use Svc\LeadPages\Fields\ConsentKey;

/** What a visitor answered to one consent, with the text that was shown. */
final class GivenConsent {

	/** @param int|null $partner_user_id The partner whom the text named. */
	public function __construct(
		public readonly ConsentKey $key,
		public readonly bool $is_given,
		public readonly string $text,
		public readonly string $text_hash,
		public readonly ?int $partner_user_id = null,
	) {}

	/** @return array{key: string, given: bool, text: string, text_hash: string} */
	public function fields(): array {
		return array(
			'key'       => $this->key->value,
			'given'     => $this->is_given,
			'text'      => $this->text,
			'text_hash' => $this->text_hash,
		);
	}
}
