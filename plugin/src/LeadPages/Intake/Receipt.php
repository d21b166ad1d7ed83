<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Intake;

use Svc\LeadPages\Pages\LeadPage;

/** The answer to a visitor: no ID, no verdict. */
final class Receipt {

	/** @param bool $is_replay Whether the same was sent before, with the same Idempotency-Key. */
	public function __construct(
		public readonly string $reference,
		public readonly string $message,
		public readonly ?string $redirect_url,
		public readonly bool $is_replay = false,
	) {}

	public static function for( LeadPage $page, string $reference ): self {
		$message = '' === $page->form->thank_you_message ? __( 'Thank you. We have your message and will be in touch soon.', 'svc' ) : $page->form->thank_you_message;
		$url     = wp_validate_redirect( (string) $page->form->thank_you_url, '' );
		return new self( $reference, $message, '' === $url ? null : $url );
	}

	/** @param string $json As stored. */
	public static function of( string $json, bool $is_replay = false ): self {
		$stored = (array) json_decode( $json, true );
		return new self( (string) ( $stored['reference'] ?? '' ), (string) ( $stored['message'] ?? '' ), $stored['redirect_url'] ?? null, $is_replay );
	}

	public function json(): string {
		return (string) wp_json_encode( $this->body(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/** @return array{reference: string, message: string, redirect_url: string|null} */
	public function body(): array {
		return array(
			'reference'    => $this->reference,
			'message'      => $this->message,
			'redirect_url' => $this->redirect_url,
		);
	}
}
