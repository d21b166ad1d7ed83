<?php

declare( strict_types=1 );

namespace Svc\LeadPages;

use Svc\Kernel\Database\QueryFailed;
use Svc\Kernel\Failure;
use Svc\Kernel\Quota\AddressHashes;
use Svc\Kernel\Quota\Quota;
use Svc\Kernel\Schema\Invalid;
use Svc\Kernel\Schema\Source;
use Svc\LeadPages\Challenge\Challenge;
use Svc\LeadPages\Challenge\SingleUse;
use Svc\LeadPages\Fields\LeadSource;
use Svc\LeadPages\Fields\SpamReason;
use Svc\LeadPages\Intake\EarlierSubmissions;
use Svc\LeadPages\Intake\Enquiry;
use Svc\LeadPages\Intake\FormCheck;
use Svc\LeadPages\Intake\FormToken;
use Svc\LeadPages\Intake\IdempotencyKey;
use Svc\LeadPages\Intake\Receipt;
use Svc\LeadPages\Intake\RoundRobin;
use Svc\LeadPages\Intake\SpamCheck;
use Svc\LeadPages\Intake\SubmissionFields;
use Svc\LeadPages\Intake\SubmissionRecorder;
use Svc\LeadPages\Pages\LeadPage;
use Svc\LeadPages\Settings\SettingsStore;

/**
 * The one door by which leads of visitors come in, from pages and from other components:
 *
 *     $receipt = $intake->receive( $body, LeadSource::MortgageCalculator, array( 'payment' => '1896.20' ), $idempotency_key );
 *
 * What is answered was saved, once, with the consent texts that the visitor saw.
 */
final class Intake {

	/** Bytes of JSON. */
	private const SNAPSHOT = 65536;

	public function __construct( private readonly Services $services ) {}

	/**
	 * @param array<array-key, mixed>   $body     The members of SubmissionFields::members() and no others. Values of HTML forms may be text.
	 * @param array<string, mixed>|null $snapshot What the component computed for the visitor.
	 * @param string|null               $key      The header Idempotency-Key.
	 * @throws Failure With all that is wrong, by path.
	 */
	public function receive( array $body, LeadSource $source = LeadSource::Page, ?array $snapshot = null, ?string $key = null ): Receipt {
		$idempotency_key = IdempotencyKey::of( $key );
		$body            = self::parsed( $body );
		$page            = $this->services->pages()->published( $body['page_id'] ) ?? throw Failure::invalid( array( 'page_id' => __( 'There is no published lead page with this ID.', 'svc' ) ) );
		$token           = FormToken::read( $this->services->form_secret(), $body['token'], $page->id );
		// One query for both; the second is WordPress's own, for the check of words.
		wp_prime_option_caches( array( SettingsStore::OPTION, 'disallowed_keys' ) );
		$challenge       = $this->services->challenges()->current();
		$enquiry         = $this->enquiry( $page, $source, $body, $snapshot, $idempotency_key, $token );
		$verdict         = SpamCheck::verdict( $enquiry->body, $token, null === $challenge || $challenge->passes( $body['proof'] ?? array() ) );
		try {
			return $this->recorder()->record( $enquiry, $verdict, static fn (): bool => self::spend( $challenge, $body['proof'] ?? array(), $verdict->has( SpamReason::Challenge ) ) );
		} catch ( QueryFailed $failed ) {
			throw Failure::of_database( $failed ) ?? $failed;
		}
	}

	/**
	 * @param array<array-key, mixed> $body
	 * @return array<string, mixed>
	 * @throws Failure
	 */
	private static function parsed( array $body ): array {
		try {
			return SubmissionFields::input()->parse( $body, Source::Loose );
		} catch ( Invalid $invalid ) {
			throw Failure::invalid( $invalid->problems );
		}
	}

	/**
	 * @param array<string, mixed>      $body
	 * @param array<string, mixed>|null $snapshot
	 * @throws Failure
	 */
	private function enquiry( LeadPage $page, LeadSource $source, array $body, ?array $snapshot, ?IdempotencyKey $key, FormToken $token ): Enquiry {
		$is_older = null === $token->reason && $token->made_at < (int) strtotime( $page->modified_at );
		$fields   = new FormCheck( $page->form, $body['fields'], $is_older );
		$consents = $this->services->consent_texts()->given( $page, $body['consents'], $token->partner_user_id );
		$problems = $fields->problems + $consents->problems;
		if ( null !== $snapshot && strlen( (string) wp_json_encode( $snapshot ) ) > self::SNAPSHOT ) {
			$problems['snapshot'] = __( 'This calculation is too large to be sent.', 'svc' );
		}
		if ( array() !== $problems ) {
			throw Failure::invalid( $problems );
		}
		return new Enquiry( $page, $source, array( 'fields' => $fields->fields ) + $body, $consents->consents, $snapshot, $key );
	}

	/** @param array<array-key, mixed> $proof */
	private static function spend( ?Challenge $challenge, array $proof, bool $is_failed ): bool {
		return ! $challenge instanceof SingleUse || $is_failed || $challenge->spend( $proof );
	}

	private function recorder(): SubmissionRecorder {
		$settings = $this->services->settings()->current();
		return new SubmissionRecorder(
			$this->services->leads(),
			$this->services->writer( ... ),
			new EarlierSubmissions( $this->services->database ),
			new RoundRobin( $this->services->leads(), $this->services->names( ... ) ),
			new AddressHashes( $this->services->database ),
			new Quota( $settings->quota_per_address, 60 * $settings->quota_minutes )
		);
	}
}
