<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Blocks;

use Svc\LeadPages\Fields\FieldKey;
use Svc\LeadPages\Fields\LoanPurpose;
use Svc\LeadPages\Fields\Timeframe;
use Svc\LeadPages\Fields\UsState;

/** The control of each field of a form. */
final class Controls {

	/**
	 * @param array<string, mixed> $field A field of the public form.
	 */
	public static function of( array $field ): Control {
		$make = static fn ( mixed ...$rest ): Control => new Control( (string) $field['key'], (string) $field['label'], (bool) $field['required'], ...$rest );
		return match ( FieldKey::tryFrom( (string) $field['key'] ) ) {
			FieldKey::FirstName => $make( max_length: 100, autocomplete: 'given-name' ),
			FieldKey::LastName  => $make( max_length: 100, autocomplete: 'family-name' ),
			FieldKey::Email     => $make( kind: ControlKind::Email, max_length: 254, autocomplete: 'email' ),
			FieldKey::Phone     => $make( kind: ControlKind::Phone, max_length: 40, autocomplete: 'tel' ),
			FieldKey::State     => $make( kind: ControlKind::Choice, autocomplete: 'address-level1', choices: UsState::names() ),
			FieldKey::Zip       => $make( max_length: 10, autocomplete: 'postal-code', input_mode: 'numeric' ),
			FieldKey::Address   => $make( max_length: 200, autocomplete: 'address-line1' ),
			FieldKey::Purpose   => $make( kind: ControlKind::Choice, choices: self::purposes() ),
			FieldKey::Timeframe => $make( kind: ControlKind::Choice, choices: self::timeframes() ),
			FieldKey::Message   => $make( kind: ControlKind::LongText, max_length: 2000 ),
			null                => self::own( $field ),
		};
	}

	/** @param array<string, mixed> $field One of the page's own fields. */
	private static function own( array $field ): Control {
		$kind    = ControlKind::from( (string) ( $field['type'] ?? ControlKind::Text->value ) );
		$options = array_map( 'strval', (array) ( $field['options'] ?? array() ) );
		$length  = match ( $kind ) {
			ControlKind::Text     => 200,
			ControlKind::LongText => 2000,
			default               => 0,
		};
		return new Control( (string) $field['key'], (string) $field['label'], (bool) $field['required'], $kind, $length, choices: array_combine( $options, $options ) );
	}

	/** @return array<string, string> */
	private static function purposes(): array {
		return array(
			LoanPurpose::Purchase->value => __( 'Buying a home', 'svc' ),
			LoanPurpose::Refinance->value => __( 'Refinancing', 'svc' ),
			LoanPurpose::CashOut->value => __( 'Taking cash out', 'svc' ),
			LoanPurpose::HomeEquity->value => __( 'Home equity loan', 'svc' ),
			LoanPurpose::Other->value => __( 'Something else', 'svc' ),
		);
	}

	/** @return array<string, string> */
	private static function timeframes(): array {
		return array(
			Timeframe::Now->value => __( 'As soon as possible', 'svc' ),
			Timeframe::ThreeMonths->value => __( 'Within 3 months', 'svc' ),
			Timeframe::SixMonths->value => __( 'Within 6 months', 'svc' ),
			Timeframe::TwelveMonths->value => __( 'Within a year', 'svc' ),
			Timeframe::Researching->value => __( 'Just looking around', 'svc' ),
		);
	}
}
