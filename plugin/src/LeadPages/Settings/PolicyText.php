<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Settings;

/** Suggested text for the site's privacy policy, on enquiries by lead pages. */
final class PolicyText {

	public function __construct( private readonly LeadSettings $settings ) {}

	public function suggest(): void {
		wp_add_privacy_policy_content( __( 'Svc People: enquiries', 'svc' ), wp_kses_post( $this->html() ) );
	}

	private function html(): string {
		$tutorial = esc_html__( 'Lead pages keep what visitors send. Say here who answers them, and which other programs are told of them by webhooks.', 'svc' );
		$label    = esc_html__( 'Suggested text:', 'svc' );
		$text     = implode( '</p><p>', array_map( esc_html( ... ), $this->paragraphs() ) );
		return "<p class=\"privacy-policy-tutorial\">$tutorial</p><p><strong class=\"privacy-policy-tutorial\">$label</strong> $text</p>";
	}

	/** @return list<string> */
	private function paragraphs(): array {
		return array_values(
			array_filter(
				array(
					__( 'When you send one of our forms, we keep what you have written: name, contact data and answers, with the page and the time. We keep each consent together with the text that you agreed to.', 'svc' ),
					__( 'The loan officer whom you write to sees it, and those of our staff who manage enquiries. The partner named on the page sees your name and contact data only if you agreed to that.', 'svc' ),
					__( 'The pages set no cookies. To count visitors and to refuse floods of messages, we keep a hash of the IP address; its key is thrown away daily.', 'svc' ),
					$this->of_retention(),
					$this->settings->keep_consent_evidence ? __( 'Name, phone number and consents are kept for five years, also when everything else is deleted, because we may have to show them.', 'svc' ) : null,
				)
			)
		);
	}

	private function of_retention(): string {
		$days = $this->settings->retention_days;
		return 0 === $days
			? __( 'We delete an enquiry when you ask us to, or when we need it no more.', 'svc' )
			/* translators: %d: number of days. */
			: sprintf( __( 'We delete an enquiry when you ask us to, and %d days after it has ended.', 'svc' ), $days );
	}
}
